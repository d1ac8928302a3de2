import type { Node } from "gatsby";
import { duskPicture as duskName } from "../../src/content/dusk-picture";
import { pageFile } from "../../src/content/page-path";
import { contentNodeId } from "./content-nodes";
import { pictureFields } from "./graphql-types";

/** The parts of Gatsby's node model that the resolvers use. */
export interface NodeModel {
  findOne(query: {
    type: string;
    query: { filter: Record<string, unknown> };
  }): Promise<Node | null>;
  findAll(query: { type: string }): Promise<{ entries: Iterable<Node> }>;
  getNodeById(query: { id: string }): Node | null;
}

export interface ResolverContext {
  readonly nodeModel: NodeModel;
}

type Source = Readonly<Record<string, unknown>>;

const isSource = (value: unknown): value is Source =>
  typeof value === "object" && value !== null;

function text(source: Source, field: string) {
  return String(source[field]);
}

/** The checked contents of a file in `content/`. */
function checked(file: string, { nodeModel }: ResolverContext) {
  const value = nodeModel.getNodeById({ id: contentNodeId(file) })?.value;
  if (!isSource(value)) throw new Error(`No checked content for ${file}`);
  return value;
}

const fromFile = (file: string) => ({
  resolve: (_: unknown, __: unknown, context: ResolverContext) =>
    checked(file, context),
});

/** Gatsby's File node for the staged copy of a file in `content/`. */
function copyOf(file: string, { nodeModel }: ResolverContext) {
  const filter = {
    sourceInstanceName: { eq: "content" },
    relativePath: { eq: file },
  };
  return nodeModel.findOne({ type: "File", query: { filter } });
}

function photoOf(address: string, { nodeModel }: ResolverContext) {
  const filter = { url: { eq: address } };
  return nodeModel.findOne({ type: "File", query: { filter } });
}

/** The node that Gatsby created from a File node. */
function madeOf(
  file: Node | null,
  type: string,
  name: string,
  { nodeModel }: ResolverContext,
) {
  const made = file?.children
    .map((id) => nodeModel.getNodeById({ id }))
    .find((node) => node?.internal.type === type);
  if (!made) throw new Error(`Gatsby created no ${type} node for ${name}`);
  return made;
}

/** Picture resolvers for a type, given the field with the file name or URL. */
const pictures = (field: string) => ({
  picture: {
    async resolve(source: Source, _: unknown, context: ResolverContext) {
      if (source[field] === undefined) return null;
      const image = text(source, field);
      const find = URL.canParse(image) ? photoOf : copyOf;
      const file = await find(image, context);
      return madeOf(file, "ImageSharp", image, context);
    },
  },
  /** Replaces it in the dark scheme; may be null. */
  duskPicture: {
    async resolve(source: Source, _: unknown, context: ResolverContext) {
      if (source[field] === undefined) return null;
      const image = duskName(text(source, field));
      const file = await copyOf(image, context);
      return file && madeOf(file, "ImageSharp", image, context);
    },
  },
});

export const pictureResolvers = Object.fromEntries(
  Array.from(pictureFields, ([type, field]) => [type, pictures(field)]),
);

/** The content file that Gatsby created a node from, if any. */
function sourceOf({ parent }: Node, { nodeModel }: ResolverContext) {
  const file = nodeModel.getNodeById({ id: parent ?? "" });
  const isContent = file?.sourceInstanceName === "content";
  return isContent ? String(file.relativePath) : undefined;
}

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
      async resolve(_: unknown, __: unknown, context: ResolverContext) {
        const { entries } = await context.nodeModel.findAll({ type: "Mdx" });
        return [...entries]
          .map((page) => sourceOf(page, context))
          .filter((file) => file !== undefined)
          .map((file) => checked(file, context));
      },
    },
    page: {
      async resolve(_: unknown, source: Source, context: ResolverContext) {
        const file = pageFile(text(source, "path"));
        madeOf(await copyOf(file, context), "Mdx", file, context);
        return checked(file, context);
      },
    },
  },
};
