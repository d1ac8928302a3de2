import { slug } from "github-slugger";
import { proseLines } from "../page/prose-lines";
import { show, showWhole } from "../words";
import { defineRule } from "./define-rule";

const signs = (depth: number) => "#".repeat(depth);

/**
 * Headings that would break the outline that screen readers navigate by: a
 * second title, one without words, one that skips a level.
 */
export const headings = defineRule({
  id: "headings",
  on: "body",
  expected: "headings with words, from ## on, and no level left out",
  *check({ headings: all }) {
    let deepest = 2;
    for (const { depth, text, at } of all) {
      const level = Math.max(2, Math.min(depth, deepest));
      const hasWords = slug(text.trim()) !== "";
      deepest = depth + 1;
      if (hasWords && level === depth) continue;
      yield {
        at,
        found: show(`${signs(depth)} ${text}`),
        fix: hasWords
          ? `write  ${signs(level)} ${showWhole(text)}`
          : "write the heading's words after the signs, or remove the line",
      };
    }
  },
  examples: [
    {
      bad: "#### A\n\nB",
      good: "### A\n\nB",
      message: "#### A → write  ### A",
    },
    {
      bad: "We sow.\n\n## …\n\nBig bluestem.",
      good: "We sow.\n\n## Prairie\n\nBig bluestem.",
      message:
        "## … → write the heading's words after the signs, or remove the line",
    },
  ],
});

/** A heading with nothing under it: a section was forgotten, or lost. */
export const emptySections = defineRule({
  id: "empty-sections",
  on: "body",
  expected: "text under each heading",
  *check({ find, root }) {
    const all = find("heading");
    for (const [index, { node, parents, at }] of all.entries()) {
      const hasWords = node.children.length > 0 && node.depth > 1;
      if (parents.length > 1 || !hasWords) continue;
      const below = root.children[root.children.indexOf(node) + 1];
      const next = all[index + 1];
      // A heading that is none, or has no words, is told by itself.
      const isEmpty =
        below === undefined ||
        (below === next?.node &&
          next.node.depth <= node.depth &&
          next.node.children.length > 0 &&
          next.written.startsWith("#"));
      if (!isEmpty) continue;
      const fix = `write the text below it, or remove the line that begins with ${signs(node.depth)}`;
      yield { at, found: "a heading with nothing under it", fix };
    }
  },
  examples: [
    {
      bad: "We sow.\n\n### Seeds\n\n### Trees\n\nOaks.",
      good: "We sow.\n\n### Trees\n\nOaks.",
      message:
        "a heading with nothing under it → write the text below it, or remove the line that begins with ###",
    },
  ],
});

/** `##Words`. One sign alone, as in #prairie, is a word of people's own. */
const glued = /^(#{2,6})([\p{L}\p{N}].*)/u;

const longestTitle = 80;

/** Headings that are none, and text that became one. */
export const headingSigns = defineRule({
  id: "heading-signs",
  on: "body",
  expected: "## and a space before a heading, and a blank line above a rule",
  *check({ find }) {
    for (const { text, at } of find("paragraph").flatMap(proseLines)) {
      const [line, sign = "", words = ""] = glued.exec(text) ?? [];
      if (line === undefined) continue;
      const fix = `write  ${sign} ${showWhole(words)}`;
      yield { at, end: at + text.length, found: show(text), fix };
    }
    for (const { at, written } of find("heading")) {
      // Text with a rule right under it is a heading, all of it.
      const [, text = "", rule = ""] =
        /^([^]*?)\r?\n[ \t>]*(-+)[ \t]*$/.exec(written) ?? [];
      const isSentence =
        text.length > longestTitle || /\n|[.,;:…]["”’)]?$/.test(text);
      if (!isSentence) continue;
      yield {
        at: at + written.lastIndexOf(rule),
        found: `${show(rule)} right under text, which makes the text a heading`,
        fix: `put a blank line above  ${show(rule)}`,
      };
    }
  },
  examples: [
    { bad: "###A\n\nB", good: "### A\n\nB", message: "###A → write  ### A" },
    {
      bad: "We restore prairie.\n---\n\nWe sow.",
      good: "We restore prairie.\n\n---\n\nWe sow.",
      message:
        "--- right under text, which makes the text a heading → put a blank line above  ---",
    },
  ],
});
