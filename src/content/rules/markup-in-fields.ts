import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../read/markdown";
import { remember } from "../read/remember";
import { fieldNames } from "../schema/schema-tree";
import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";
import { correction } from "./shared/correction";

/** Longer than any field; parsing the longest texts takes seconds. */
const longest = 2000;

/** A part of a text with markup, as typed, and its words alone. */
interface Markup {
  written: string;
  words: string;
  type: Nodes["type"];
}

const block = /^(?:blockquote|code|heading|list|table|thematicBreak)$/;

/** Without its marks, it says the same. */
const emphasis = /^(?:emphasis|strong)$/;

/** Nothing in them means something in YAML. */
const plainWords = /^\p{L}[\p{L}\p{N} ,.!?()]*$/u;

/** Markdown and HTML in a text, which fields would show as typed. */
const markupIn = remember(2000, markupOf, (text) => text);

function markupOf(text: string): Markup[] {
  const below = (node: Nodes): Markup[] => {
    const { start, end } = node.position ?? {};
    const written = text.slice(start?.offset, end?.offset);
    const isPlain =
      node.type === "text"
        ? !written.includes("&") || node.value === written
        : ["root", "paragraph", "break"].includes(node.type) ||
          (node.type === "list" && node.children.length === 1) ||
          // The ʻokinas of Kaua`i and O`ahu.
          (node.type === "inlineCode" &&
            /\p{L}$/u.test(text.slice(0, start?.offset))) ||
          // More than a number.
          /^> *\d/.test(written);
    if (!isPlain) {
      const words = toString(node, { includeHtml: false });
      return [{ written, words, type: node.type }];
    }
    return node.type !== "list" && "children" in node
      ? node.children.flatMap(below)
      : [];
  };
  return text.length > longest ? [] : below(parseMarkdown(text));
}

const webAddress = /\b(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)"”’]/i;

/** Markdown, HTML and web addresses in fields, which would show as typed. */
export const markupInFields: Rule<"value"> = {
  expected:
    "plain text; bold, links, lists and HTML work only in the text of a page",
  check({ kind, text = "", source, at, parent, name }) {
    if (kind !== "prose") return undefined;
    const [first, ...others] = markupIn(text);
    if (!first) {
      const [address] = webAddress.exec(text) ?? [];
      if (address === undefined) return undefined;
      const names = parent?.type ? fieldNames(parent.type) : [];
      const fix = /^(?:credit|source)$/.test(name)
        ? "write it without https:// and www., such as example.org"
        : names.includes("url")
          ? "write what visitors read, such as Buy Tickets; the address belongs in the other field (url)"
          : names.includes("link")
            ? "leave it out here, and fill in  link  instead"
            : "leave it out here, and put the link in the text of a page";
      return { found: show(address), fix };
    }
    const { written, words, type } = first;
    const start = at + Math.max(source.indexOf(written), 0);
    const wordsFix = words ? `write  ${showWhole(words)}` : "remove it";
    const found =
      show(written) + (others.length > 0 ? ", and more like it" : "");
    // Other words may need quotes, and the same words may be written twice.
    const isPlain = emphasis.test(type) && plainWords.test(words);
    if (isPlain && source.split(written).length === 2) {
      const place = { at: start, end: start + written.length };
      return { at: start, found, ...correction(place, words) };
    }
    return {
      at: start,
      found,
      fix: block.test(type)
        ? "write it as sentences, without lists or headings"
        : wordsFix,
    };
  },
  examples: [
    {
      in: "home.yml",
      bad: "  text: See https://nps.gov for more.",
      good: "  text: We are neighbors.",
      message:
        "https://nps.gov → leave it out here, and put the link in the text of a page",
    },
    {
      in: "events.yml",
      bad: "- title: Seed Day\n  start: 2025-10-04\n  text: See https://nps.gov for more.",
      good: "- title: Seed Day\n  start: 2025-10-04\n  text: Bring gloves.\n  link:\n    label: Directions\n    url: https://nps.gov",
      message:
        "https://nps.gov → leave it out here, and fill in  link  instead",
    },
    {
      in: "notice.yml",
      bad: "text: We sow.\nlink:\n  label: https://nps.gov\n  url: https://nps.gov",
      good: "text: We sow.\nlink:\n  label: Buy Tickets\n  url: https://nps.gov",
      message:
        "https://nps.gov → write what visitors read, such as Buy Tickets; the address belongs in the other field (url)",
    },
    {
      in: "home.yml",
      bad: "  text: We **count** birds.",
      good: "  text: We count birds.",
      message: "**count** → write  count",
    },
    {
      in: "home.yml",
      bad: "  text: <p>We <b>count</b> birds.</p>",
      good: "  text: We count birds.",
      message: "<p>, and more like it → remove it",
    },
    {
      in: "home.yml",
      bad: "  text: Research &amp; play",
      good: "  text: Research & play",
      message: "Research &amp; play → write  Research & play",
    },
    {
      in: "home.yml",
      bad: "  text: |-\n    Bring:\n    - seed\n    - gloves",
      good: "  text: Bring seed and gloves.",
      message:
        "- seed - gloves → write it as sentences, without lists or headings",
    },
  ],
};
