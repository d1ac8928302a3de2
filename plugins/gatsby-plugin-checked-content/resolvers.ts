import type { Node } from "gatsby";
import { siteSchemas } from "../../src/page-data/site-data";
import { contentNodeId, pageList } from "./content-nodes";

/** The parts of Gatsby's node model that the resolvers use. */
interface ResolverContext {
  readonly nodeModel: {
    findOne(query: {
      type: string;
      query: { filter: { relativePath: { eq: string } } };
    }): Promise<Node | null>;
    getNodeById(query: { id: string }): Node | null;
  };
}

type Source = Readonly<Record<string, unknown>>;

/** A part of the site's data, or the page at an address. */
function partOf(name: string, { nodeModel }: ResolverContext): unknown {
  const node = nodeModel.getNodeById({ id: contentNodeId(name) });
  if (!node) throw new Error(`No checked content for ${name}`);
  return node.value;
}

/** Resolves a field with a part, whose name may depend on the arguments. */
const part = (nameOf: (given: Source) => string) => ({
  resolve: (_: unknown, given: Source, context: ResolverContext) =>
    partOf(nameOf(given), context),
});

/** The picture that Gatsby created from a staged copy. */
async function findPicture(name: string, { nodeModel }: ResolverContext) {
  const filter = { relativePath: { eq: name } };
  const file = await nodeModel.findOne({ type: "File", query: { filter } });
  const children = file?.children.map((id) => nodeModel.getNodeById({ id }));
  const picture = children?.find(
    (node) => node?.internal.type === "ImageSharp",
  );
  if (!picture) throw new Error(`Gatsby created no picture for ${name}`);
  return picture;
}

/** Resolves a field with the name of a staged picture, or null. */
const staged = (field: "day" | "dusk") => ({
  async resolve(source: Source, _: unknown, context: ResolverContext) {
    const name = source[field];
    return typeof name === "string" ? findPicture(name, context) : null;
  },
});

/**
 * Resolves all page data from the site's data. Root fields are non-null, unlike
 * Gatsby's own, so pages need no null checks.
 */
export const resolvers = {
  Picture: { day: staged("day"), dusk: staged("dusk") },
  Query: {
    ...Object.fromEntries(
      Object.keys(siteSchemas).map((name) => [name, part(() => name)]),
    ),
    pages: {
      resolve(_: unknown, __: unknown, context: ResolverContext) {
        const addresses = partOf(pageList, context);
        if (!Array.isArray(addresses)) throw new TypeError("No list of pages");
        return addresses.map((each) => partOf(String(each), context));
      },
    },
    page: part(({ address }) => String(address)),
  },
};
