import type { CreateResolversArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";

/** The page whose query it is. */
interface Context {
  readonly path: string;
}

/**
 * Resolvers like those of gatsby-transformer-sharp, for shorter addresses. Each
 * size of a picture is in a folder named by the 32 digits of the picture's hash,
 * which don't compress; eight are enough.
 */
export const pictureFolders = ({
  getNodeAndSavePathDependency,
  pathPrefix,
  reporter,
  cache,
}: CreateResolversArgs) => ({
  ImageSharp: {
    gatsbyImageData: {
      resolve({ parent }: Node, args: object, { path }: Context) {
        const { internal, ...file } = getNodeAndSavePathDependency(
          parent ?? "",
          path,
        );
        const contentDigest = internal.contentDigest.slice(0, 8);
        return generateImageData({
          file: { ...file, internal: { ...internal, contentDigest } },
          args,
          pathPrefix,
          reporter,
          cache,
        });
      },
    },
  },
});
