import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { headingIds } from "./heading-ids";
import { parseMarkdown } from "./markdown";
import { tagsToElements } from "./tags";
import { pagePath } from "../page-path";
import type { Prose } from "../rules/define-rule";
import type { Fields, FieldsFile } from "./yaml";
import { pageSchema } from "../schema/page";
import { show } from "../words/show";
import { readYaml } from "./yaml";
import { type PlacedTag, fieldsOf, tagsOf } from "./attributes";
import { type WrittenLink, linksOf } from "./links";

/** A node of a body, with its context for rules. */
export interface Visit<Node extends Nodes = Nodes> {
  node: Node;
  /** Ancestors, outermost first. */
  parents: readonly Nodes[];
  /** Start and end offsets in the body, and the source between them. */
  at: number;
  end: number;
  written: string;
}

/** A page's text without its front matter; offsets count from its start. */
export interface Body {
  file: string;
  source: string;
  root: Root;
  /** The nodes of the given types, in document order. */
  find: <Type extends Nodes["type"]>(
    ...types: Type[]
  ) => Visit<Extract<Nodes, { type: Type }>>[];
  headings: readonly { depth: number; text: string; at: number }[];
  /** The ids of the headings. */
  ids: ReadonlySet<string>;
  links: readonly WrittenLink[];
  /** The tags that pages may use. */
  tags: readonly PlacedTag[];
  /** The attributes of the tags. */
  attributes: Fields;
  /** Its paragraphs, headings, table cells and attributes, with their places. */
  prose: readonly (Prose & { at: number })[];
  /** Text of the heading above an offset. */
  sectionAt: (at: number) => string;
}

export interface PageFile {
  file: string;
  /** URL path: `/about`. */
  path: string;
  front: FieldsFile;
  /** Offsets in the file where the front matter's YAML and the body start. */
  frontStart: number;
  bodyStart: number;
  body: Body;
}

/** All nodes with their context, in document order. */
function visitsOf(root: Root, source: string): Visit[] {
  const visits: Visit[] = [];
  const walk = (node: Nodes, parents: readonly Nodes[]) => {
    const at = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    visits.push({ node, parents, at, end, written: source.slice(at, end) });
    if (!("children" in node)) return;
    const below = [...parents, node];
    for (const child of node.children) walk(child, below);
  };
  walk(root, []);
  return visits;
}

function readBody(file: string, source: string, page: string): Body {
  const root = parseMarkdown(source);
  tagsToElements(root);
  const visits = visitsOf(root, source);
  const find = <Type extends Nodes["type"]>(...types: Type[]) =>
    visits.filter((visit): visit is Visit<Extract<Nodes, { type: Type }>> =>
      types.some((type) => type === visit.node.type),
    );
  const headings = find("heading").map(({ node, at }) => {
    return { depth: node.depth, text: toString(node), at };
  });
  const sectionAt = (at: number) =>
    show(headings.findLast((heading) => heading.at <= at)?.text ?? "") ||
    "opening text";
  const tags = tagsOf({ find, source });
  const attributes = fieldsOf(
    file,
    tags,
    ({ at }) => `${page} › ${sectionAt(at)}`,
  );
  const idFor = headingIds();
  return {
    file,
    source,
    root,
    find,
    headings,
    ids: new Set(headings.map(({ text }) => idFor(text))),
    links: linksOf(find),
    tags,
    attributes,
    prose: [
      ...find("paragraph", "heading", "tableCell").map(
        ({ node, at, written }) => ({ value: toString(node), written, at }),
      ),
      ...tags.flatMap((tag) =>
        tag.attributes.map(({ value, written, valueAt: at }) => {
          return { value, written, at };
        }),
      ),
    ],
    sectionAt,
  };
}

/** Front matter: a line of three hyphens, YAML, and another such line. */
const frontMatter = /^\uFEFF?---[ \t]*\r?\n([^]*?\n)??---[ \t]*(?:\r?\n|$)/;

/** The body of a page's source. */
export const withoutFrontMatter = (text: string) =>
  text.replace(frontMatter, "");

/**
 * Parses a page; undefined if the front matter is not delimited properly.
 *
 * @param file relative to the content folder: `pages/about.mdx`
 * @param path its URL path, given separately because the file may be misnamed
 */
export function readPage(
  file: string,
  text: string,
  path = pagePath(file),
): PageFile | undefined {
  const match = frontMatter.exec(text);
  if (!match) return undefined;
  const [whole, source = ""] = match;
  const root = pagePath(file).slice(1);
  return {
    file,
    path,
    front: readYaml({ file, firstLine: 2, source, schema: pageSchema, root }),
    frontStart: text.indexOf("\n") + 1,
    bodyStart: whole.length,
    body: readBody(file, text.slice(whole.length), root),
  };
}
