import { proseLines } from "./shared/prose-lines";
import { show, showWhole } from "../words/show";
import { defineRule } from "./define-rule";

/** `##Words`. A single `#`, as in #prairie, is a hashtag. */
const glued = /^(#{2,6})([\p{L}\p{N}].*)/u;

const longestTitle = 80;

/** Headings that don't render as headings, and text that accidentally does. */
export const headingSpaces = defineRule({
  id: "heading-spaces",
  on: "page",
  expected: "## and a space before a heading, and a blank line above a rule",
  *check({ find }) {
    for (const { text, at } of find("paragraph").flatMap(proseLines)) {
      const [line, sign = "", words = ""] = glued.exec(text) ?? [];
      if (line === undefined) continue;
      const fix = `write  ${sign} ${showWhole(words)}`;
      yield { at, end: at + text.length, found: show(text), fix };
    }
    for (const { at, written } of find("heading")) {
      // Text directly above a row of hyphens becomes a heading.
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
