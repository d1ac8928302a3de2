import type { ListItem, Nodes, Root } from "mdast";
import { isComponentNode } from "../../body/components";
import { type Words, show } from "../words";
import { findTagMistakes } from "./component-findings";
import { findGluedHeadings, findUnderlinedText } from "./heading-signs";
import { findStrayListSign } from "./list-signs";
import { plainText, startOf, walk } from "./outline";
import { isFootnote } from "./page-links";
import { proseLines } from "./prose-lines";
import type { BodyMistake } from "./read-body";
import { findBrokenTable, findExcessCells } from "./table-findings";
import { findTextMistakes, footnote } from "./text-findings";
import { findUnevenStars } from "./uneven-stars";

/** Markdown that means what it says wherever it stands. */
const plainMarkdown = new Set<Nodes["type"]>([
  "root",
  "paragraph",
  "heading",
  "text",
  "emphasis",
  "strong",
  "delete",
  "inlineCode",
  "code",
  "break",
  "link",
  "linkReference",
  "definition",
  "list",
  "listItem",
  "blockquote",
  "thematicBreak",
  "table",
  "tableRow",
  "tableCell",
]);

const picture: Words = {
  found: "a picture",
  expected: "words; pictures belong to the program cards and the home page",
  fix: "remove it, and name the picture in programs.yml or home.yml with its alt text",
};

/** Markdown that a page may not use, and what to do instead. */
const unusedMarkdown: Partial<Record<Nodes["type"], Words>> = {
  image: picture,
  imageReference: picture,
};

const box: Words = {
  found: "a box to tick",
  expected: "a list item without a box",
  fix: "remove the square brackets after the hyphen",
};

const startsWithBox = (item: ListItem) => /^\[[ xX]?\]\s/.test(plainText(item));

const other: Words = {
  found: "something that pages have no place for",
  expected: "words, lists, tables and links",
  fix: "write it in words",
};

function mistakesOf(
  node: Nodes,
  parent: Nodes | undefined,
  source: string,
): BodyMistake[] {
  const offset = startOf(node);
  if (isComponentNode(node)) return findTagMistakes(node, parent, source);
  if (node.type === "text") return findTextMistakes(node, source);
  if (node.type === "mdxjsEsm") {
    return [
      {
        offset,
        found: show(node.value),
        expected: "text; a page holds no program code",
        fix: "remove the line",
      },
    ];
  }
  if (node.type === "definition" && isFootnote(node)) {
    return [{ offset, ...footnote }];
  }
  if (node.type === "listItem" && startsWithBox(node)) {
    return [{ offset, ...box }];
  }
  if (node.type === "paragraph") {
    const lines = proseLines(node, source);
    return [
      ...findStrayListSign(lines, parent?.type === "listItem"),
      ...findBrokenTable(lines),
      ...findGluedHeadings(lines),
    ];
  }
  if (node.type === "heading") return findUnderlinedText(node, source);
  if (node.type === "table") return findExcessCells(node);
  if (plainMarkdown.has(node.type))
    return findUnevenStars(node, parent, source);
  return [{ offset, ...(unusedMarkdown[node.type] ?? other) }];
}

/** Everything in a body that is not in the vocabulary of pages. */
export function findForeignParts(tree: Root, source: string): BodyMistake[] {
  return Array.from(walk(tree)).flatMap(({ node, ancestors }) =>
    mistakesOf(node, ancestors.at(-1), source),
  );
}
