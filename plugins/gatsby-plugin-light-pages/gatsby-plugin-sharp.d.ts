/** The package has no types. */
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** Queues the files of a picture and returns their addresses. */
  export function generateImageData(options: {
    /** Of type `File`. */
    readonly file: Node;
    /** Those of the field `gatsbyImageData`. */
    readonly args: object;
    readonly pathPrefix: string;
    readonly reporter: Reporter;
    readonly cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
