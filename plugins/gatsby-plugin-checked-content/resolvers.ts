import type { Node } from "gatsby";
import { duskPicture as duskName } from "../../src/content/schema/upload-names";
import { pageFile } from "../../src/content/page-path";
import { contentNodeId, pageList } from "./content-nodes";
import { photoName } from "./fetch-photos";
import { pictureFields } from "./graphql-types";

/** The parts of Gatsby's node model that the resolvers use. */
export interface ResolverContext {
  readonly nodeModel: {
    findOne(query: {
      type: string;
      query: {
        filter: Record<"sourceInstanceName" | "relativePath", { eq: string }>;
      };
    }): Promise<Node | null>;
    getNodeById(query: { id: string }): Node | null;
  };
}

type Source = Readonly<Record<string, unknown>>;

/** The checked contents of a file in `content/`. */
function checked(file: string, { nodeModel }: ResolverContext): unknown {
  const node = nodeModel.getNodeById({ id: contentNodeId(file) });
  if (!node) throw new Error(`No checked content for ${file}`);
  return node.value;
}

const fromFile = (file: string) => ({
  resolve: (_: unknown, __: unknown, context: ResolverContext) =>
    checked(file, context),
});

/** The picture that Gatsby created from a staged copy, if there is one. */
async function findPicture(name: string, { nodeModel }: ResolverContext) {
  const filter = {
    sourceInstanceName: { eq: "content" },
    relativePath: { eq: name },
  };
  const file = await nodeModel.findOne({ type: "File", query: { filter } });
  const children = file?.children.map((id) => nodeModel.getNodeById({ id }));
  return children?.find((node) => node?.internal.type === "ImageSharp") ?? null;
}

/** Picture resolvers for a type, given the field with the file name or URL. */
const pictures = (field: string) => ({
  picture: {
    async resolve(source: Source, _: unknown, context: ResolverContext) {
      const image = source[field];
      if (typeof image !== "string") return null;
      const name = URL.canParse(image) ? photoName(image) : image;
      const picture = await findPicture(name, context);
      if (!picture) throw new Error(`Gatsby created no picture for ${image}`);
      return picture;
    },
  },
  /** Replaces it in the dark scheme; may be null. */
  duskPicture: {
    async resolve(source: Source, _: unknown, context: ResolverContext) {
      const image = source[field];
      if (typeof image !== "string") return null;
      return findPicture(duskName(image), context);
    },
  },
});

export const pictureResolvers = Object.fromEntries(
  Array.from(pictureFields, ([type, field]) => [type, pictures(field)]),
);

/**
 * Resolves all page data from the values that the checker parsed. Root fields
 * are non-null, unlike Gatsby's own, so pages need no null checks.
 */
export const resolvers = {
  Query: {
    organization: fromFile("site.yml"),
    homePage: fromFile("home.yml"),
    programs: fromFile("programs.yml"),
    impactFigures: fromFile("impact.yml"),
    pages: {
      resolve(_: unknown, __: unknown, context: ResolverContext) {
        const files = checked(pageList, context);
        if (!Array.isArray(files)) throw new TypeError("No list of pages");
        return files.map((file) => checked(String(file), context));
      },
    },
    page: {
      resolve: (_: unknown, { path }: Source, context: ResolverContext) =>
        checked(pageFile(String(path)), context),
    },
  },
};
