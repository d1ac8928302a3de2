import type { Node } from "gatsby";
import { parseBody } from "../content/body/parse-body";
import { duskPicture as duskName } from "../content/dusk-picture";
import { pageFile, pagePath } from "../content/page-path";
import { photoStem } from "../photos/photo-file-name";

/** The part of Gatsby's node model that the resolvers use. */
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

function text(source: Source, field: string) {
  return String(source[field]);
}

async function one(
  { nodeModel }: ResolverContext,
  type: string,
  filter: Record<string, unknown>,
) {
  const node = await nodeModel.findOne({ type, query: { filter } });
  if (node === null) {
    throw new Error(`content/ gave no ${type} for ${JSON.stringify(filter)}`);
  }
  return node;
}

/**
 * The nodes that the items of one YAML list became, in the list's order. The
 * store gives them in the order they were last changed.
 */
async function inFileOrder({ nodeModel }: ResolverContext, type: string) {
  const { entries } = await nodeModel.findAll({ type });
  const position = (node: Node) => {
    const file = nodeModel.getNodeById({ id: node.parent ?? "" });
    return file?.children.indexOf(node.id) ?? -1;
  };
  return [...entries].sort((a, b) => position(a) - position(b));
}

/** Finds a file of `content/` by its path in there. */
function contentFile(relativePath: string) {
  return {
    sourceInstanceName: { eq: "content" },
    relativePath: { eq: relativePath },
  };
}

function photoFile(address: string) {
  return {
    sourceInstanceName: { eq: "photos" },
    name: { eq: photoStem(address) },
  };
}

function processed(file: Node, context: ResolverContext) {
  return one(context, "ImageSharp", { parent: { id: { eq: file.id } } });
}

/** The processed picture that a card or the hero names. */
async function picture(
  source: Source,
  _arguments: unknown,
  context: ResolverContext,
) {
  const image = text(source, "image");
  const find = URL.canParse(image) ? photoFile : contentFile;
  return processed(await one(context, "File", find(image)), context);
}

/** The picture that takes its place in the dark scheme, or null. */
async function duskPicture(
  source: Source,
  _arguments: unknown,
  context: ResolverContext,
) {
  const filter = contentFile(duskName(text(source, "image")));
  const file = await context.nodeModel.findOne({
    type: "File",
    query: { filter },
  });
  return file && processed(file, context);
}

/** The address of the accessibility statement, or null when there is none. */
async function accessibilityPage(
  _source: Source,
  _arguments: unknown,
  { nodeModel }: ResolverContext,
) {
  const address = "/accessibility";
  const filter = contentFile(pageFile(address));
  const file = await nodeModel.findOne({ type: "File", query: { filter } });
  return file && address;
}

const pictureFields = {
  picture: { resolve: picture },
  duskPicture: { resolve: duskPicture },
};

/**
 * What Gatsby can't read off the nodes. Root fields of its own making may be
 * null and have no order; these are neither, so that pages need no checks.
 */
export const resolvers = {
  SiteYaml: { accessibilityPage: { resolve: accessibilityPage } },
  HomeHero: pictureFields,
  ProgramsYaml: pictureFields,
  Mdx: {
    tree: { resolve: (node: Source) => parseBody(text(node, "body")) },
    path: {
      resolve(node: Source, _arguments: unknown, context: ResolverContext) {
        const id = text(node, "parent");
        const file = context.nodeModel.getNodeById({ id });
        return pagePath(text({ ...file }, "base"));
      },
    },
  },
  Query: {
    organization: {
      resolve: (_: unknown, __: unknown, context: ResolverContext) =>
        one(context, "SiteYaml", {}),
    },
    homePage: {
      resolve: (_: unknown, __: unknown, context: ResolverContext) =>
        one(context, "HomeYaml", {}),
    },
    programs: {
      resolve: (_: unknown, __: unknown, context: ResolverContext) =>
        inFileOrder(context, "ProgramsYaml"),
    },
    impactFigures: {
      resolve: (_: unknown, __: unknown, context: ResolverContext) =>
        inFileOrder(context, "ImpactYaml"),
    },
    pages: {
      async resolve(_: unknown, __: unknown, { nodeModel }: ResolverContext) {
        const { entries } = await nodeModel.findAll({ type: "Mdx" });
        return [...entries];
      },
    },
    page: {
      async resolve(_: unknown, source: Source, context: ResolverContext) {
        const found = contentFile(pageFile(text(source, "path")));
        const file = await one(context, "File", found);
        return one(context, "Mdx", { id: { eq: file.children[0] } });
      },
    },
  },
};
