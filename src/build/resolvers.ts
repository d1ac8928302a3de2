import type { Node } from "gatsby";
import { parseBody } from "../content/body/parse-body";
import { pagePath } from "../content/page-path";
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

/** Finds the file that content names: a picture of ours, or a fetched photo. */
function pictureFile(image: string) {
  return URL.canParse(image)
    ? {
        sourceInstanceName: { eq: "photos" },
        name: { eq: photoStem(image) },
      }
    : {
        sourceInstanceName: { eq: "content" },
        relativePath: { eq: image },
      };
}

/** The processed picture that a card or the hero names. */
async function picture(
  source: Source,
  _arguments: unknown,
  context: ResolverContext,
) {
  const image = text(source, "image");
  const file = await one(context, "File", pictureFile(image));
  return one(context, "ImageSharp", { parent: { id: { eq: file.id } } });
}

const pictureField = { picture: { resolve: picture } };

/**
 * What Gatsby can't read off the nodes. Root fields of its own making may be
 * null and have no order; these are neither, so that pages need no checks.
 */
export const resolvers = {
  HomeHero: pictureField,
  ProgramsYaml: pictureField,
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
      resolve: (_: unknown, { id }: Source, context: ResolverContext) =>
        one(context, "Mdx", { id: { eq: id } }),
    },
  },
};
