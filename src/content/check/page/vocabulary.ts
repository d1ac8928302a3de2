import type { Nodes, Root, Text } from "mdast";
import { isComponentNode } from "../../body/components";
import { type Words, show } from "../words";
import { findTagMistakes } from "./component-findings";
import { startOf, walk } from "./outline";
import type { BodyMistake } from "./read-body";

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

const footnote: Words = {
  found: "a footnote",
  expected: "notes in the text itself",
  fix: "write the note where its sign stands, in parentheses",
};

const picture: Words = {
  found: "a picture",
  expected: "words; pictures belong to the program cards and the home page",
  fix: "remove it, and name the picture in programs.yml or home.yml with its alt text",
};

/** Markdown that a page may not use, and what to do instead. */
const unusedMarkdown: Partial<Record<Nodes["type"], Words>> = {
  footnoteReference: footnote,
  footnoteDefinition: footnote,
  image: picture,
  imageReference: picture,
};

const other: Words = {
  found: "something that pages have no place for",
  expected: "words, lists, tables and links",
  fix: "write it in words",
};

/**
 * A brace that isn't written `\{`. It would show as it is; but in MDX it
 * begins program code, which other tools that read this file would run.
 */
function findBrace(node: Text, source: string): BodyMistake[] {
  const start = startOf(node);
  const written = source.slice(start, node.position?.end.offset);
  const brace = /(?<!\\)(?:\\\\)*\{/.exec(written);
  if (!brace) return [];
  const offset = start + brace.index + brace[0].length - 1;
  const [code = "{"] = /^\{[^}\n]{0,40}\}?/.exec(source.slice(offset)) ?? [];
  return [
    {
      offset,
      found: show(code),
      expected: "text; a page holds no program code",
      fix: "write \\{ for the sign {, or leave the braces out",
    },
  ];
}

/** `[words](a b)`, `[words] (/address)` and `[words][name]` without such a name. */
const brokenLink =
  /\[[^\]\n]*\]\([^)\n]*\)?|\[[^\]\n]*\]\s\((?:[/#]|https?:|mailto:|www\.)[^)\n]*\)?|\[[^\]\n]+\]\[[^\]\n]*\]/;

/** A link that can't be read and so would show as it was typed. */
function findBrokenLink(node: Text, source: string): BodyMistake[] {
  const start = startOf(node);
  const written = source.slice(start, node.position?.end.offset);
  const link = brokenLink.exec(written);
  if (!link || written[link.index - 1] === "\\") return [];
  return [
    {
      offset: start + link.index,
      found: show(link[0]),
      expected: "a link that can be read:  [words](/address)",
      fix: link[0].endsWith("]")
        ? "write the address in round brackets after the square ones"
        : "put no space between ] and (, and none in the address",
    },
  ];
}

function mistakesOf(
  node: Nodes,
  parent: Nodes | undefined,
  source: string,
): BodyMistake[] {
  const offset = startOf(node);
  if (isComponentNode(node)) return findTagMistakes(node, parent, source);
  if (node.type === "text") {
    return [...findBrace(node, source), ...findBrokenLink(node, source)];
  }
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
  if (node.type === "listItem" && typeof node.checked === "boolean") {
    return [
      {
        offset,
        found: "a box to tick",
        expected: "a list item without a box",
        fix: "remove the square brackets after the hyphen",
      },
    ];
  }
  if (plainMarkdown.has(node.type)) return [];
  return [{ offset, ...(unusedMarkdown[node.type] ?? other) }];
}

/** Everything in a body that is not in the vocabulary of pages. */
export function findForeignParts(tree: Root, source: string): BodyMistake[] {
  return Array.from(walk(tree)).flatMap(({ node, ancestors }) =>
    mistakesOf(node, ancestors.at(-1), source),
  );
}
