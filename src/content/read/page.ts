import { toString } from "mdast-util-to-string";
import { idsIn } from "../body/tree";
import { pageAddress } from "../schema/page-address";
import { attributesOf } from "../schema/components";
import { pageSchema } from "../schema/page";
import { nameOf, pageNameFrom } from "../schema/upload-names";
import { schemaAt } from "../schema/schema-tree";
import { bodyTree } from "./body-tree";
import { matchSchema } from "./match-schema";
import { splitPage } from "./front-matter";
import { remember } from "./remember";
import { linksOf } from "./links";
import { type Tag, parseText } from "./tags";
import { type TextFile, ValueNode, fileNode } from "./value-node";
import { finderFor } from "./visits";
import { readYaml, valueOn } from "./yaml";

type SectionAt = (at: number) => ValueNode;

/** The parts of a page that begin at its headings. */
function sectionsOf(
  file: TextFile,
  headings: readonly { text: string; at: number }[],
): SectionAt {
  const page = fileNode(file);
  const end = file.text.length;
  const sections = [{ at: 0, text: "" }, ...headings].map(({ at, text }) => {
    const title = text.trim() || "opening text";
    const place = { file, parent: page, key: title, at, end };
    return new ValueNode({ role: "section", ...place });
  });
  page.children.push(...sections);
  return (at) => sections.findLast((section) => section.at <= at) ?? page;
}

function tagNodes(
  file: TextFile,
  tag: Tag,
  { at, end }: { at: number; end: number },
  sectionAt: SectionAt,
): ValueNode[] {
  const { name, attributes } = tag;
  const schema = attributesOf(name);
  if (!schema) return [];
  const parent = sectionAt(at);
  const place = { file, parent, key: name, at, end };
  const node = new ValueNode({ role: "tag", ...place, schema });
  node.addFields(
    attributes.map(
      ({ name: key, at: keyAt, valueAt, end: valueEnd, value, quoted }) =>
        new ValueNode({
          role: "attribute",
          ...{ file, parent: node, key, keyAt, at: valueAt, end: valueEnd },
          ...{ value, schema: schemaAt(schema, key), isPlain: !quoted },
        }),
    ),
  );
  parent.children.push(node);
  matchSchema(node, schema);
  return [node];
}

/** A page as read from its file. */
export type ParsedPage = NonNullable<ReturnType<typeof read>>;

/** Reads a page; undefined if its front matter is not delimited properly. */
export const readPage = remember(500, read, ({ path, text }) =>
  [path, text].join("\n"),
);

function read(file: TextFile) {
  const parts = splitPage(file.text);
  if (!parts) return undefined;
  const { body, bodyAt, yaml } = parts;
  const root = parseText(body);
  const find = finderFor(root, body);
  const headings = find("heading").map(({ node, at }) => {
    return { depth: node.depth, text: toString(node), at };
  });
  const sectionAt = sectionsOf(file, headings);
  const front = readYaml(file, pageSchema, yaml);
  const tags = find("tagElement").flatMap(({ node: { tag }, ...place }) =>
    tagNodes(file, tag, place, sectionAt),
  );
  const texts = find("paragraph", "heading", "tableCell").map(
    ({ node, at, end }) => {
      const parent = sectionAt(at);
      const value = toString(node);
      const place = { file, parent, key: "", at, end };
      return new ValueNode({ role: "words", ...place, value });
    },
  );
  const tree = bodyTree(root);
  return {
    file,
    /** `/about`; by the right name of a misnamed file, so that links still work. */
    address: pageAddress(pageNameFrom(nameOf(file.path))),
    front,
    /** Its text, with blanks in place of the front matter, and where it starts. */
    body,
    bodyAt,
    root,
    find,
    headings,
    /** Its paragraphs, headings, and table cells. */
    texts,
    links: linksOf(find),
    /** The tags that pages may use, with their attributes as their children. */
    tags,
    /** What visitors see of its text, and the ids of its headings. */
    tree,
    ids: new Set(idsIn(tree)),
    /** What is at an offset: a field, or the section below a heading. */
    nodeAt: (at = 0) => (at < bodyAt ? valueOn(front, at) : sectionAt(at)),
  };
}
