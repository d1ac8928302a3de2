import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../../read/markdown";
import { remember } from "../../read/remember";

/** Longer than any field; parsing the longest texts takes seconds. */
const longest = 2000;

const plainWords = (node: Nodes) => toString(node, { includeHtml: false });

/** A part of a text with markup, as typed, and its words alone. */
interface Markup {
  written: string;
  words: string;
  isBlock: boolean;
}

const remembered = remember<Markup[]>(2000);

/** Markdown and HTML in a text, which fields would show as typed. */
export const markupIn = (text: string) =>
  remembered(text, () => markupOf(text));

function markupOf(text: string): Markup[] {
  const below = (node: Nodes): Markup[] => {
    const { start, end } = node.position ?? {};
    const written = text.slice(start?.offset, end?.offset);
    const isPlain =
      node.type === "text"
        ? !written.includes("&") || node.value === written
        : ["root", "paragraph", "break"].includes(node.type) ||
          (node.type === "list" && node.children.length === 1) ||
          // More than a number.
          /^> *\d/.test(written);
    if (!isPlain) {
      const isBlock = /^(?:blockquote|code|heading|list|table|thematicBreak)$/;
      const words = plainWords(node);
      return [{ written, words, isBlock: isBlock.test(node.type) }];
    }
    return node.type !== "list" && "children" in node
      ? node.children.flatMap(below)
      : [];
  };
  return text.length > longest ? [] : below(parseMarkdown(text));
}
