import { show } from "../words";
import { defineRule } from "./define-rule";

/** Lines whose first character accidentally turns text into a list. */
export const accidentalLists = defineRule({
  id: "accidental-lists",
  on: "body",
  expected: "text that begins with a word",
  *check({ find, source }) {
    for (const { node, at, written } of find("list")) {
      const [line = "", year, mark] = /^(\d{4})([.)]).*/.exec(written) ?? [];
      if (node.children.length > 1 || year === undefined) continue;
      yield {
        at,
        found: `${show(line)}, which becomes a list`,
        fix: `write  ${year}\\${mark}  or begin the sentence with another word`,
      };
    }
    for (const { at, written } of find("blockquote")) {
      const above = source.slice(0, at).split("\n").at(-2)?.trim();
      const isQuotation = !above && !/^>\s*[$€]?\d/.test(written);
      if (isQuotation || written.includes("\n")) continue;
      yield {
        at,
        found: `${show(written)}, which becomes a quotation`,
        fix: "write &gt; for the character >, or put a blank line above a quotation",
      };
    }
    for (const { at, written } of find("listItem")) {
      if (!/^\S+\s+\[[ xX]?\]\s/.test(written)) continue;
      const fix = "remove the square brackets after the hyphen";
      yield { at, found: "a checkbox", fix };
    }
  },
  examples: [
    {
      bad: "1998. That was the year we began.",
      good: "1998\\. That was the year we began.",
      message:
        "1998. That was the year we began., which becomes a list → write  1998\\.  or begin the sentence with another word",
    },
    {
      bad: "> 500 acres were burned.",
      good: "&gt; 500 acres were burned.",
      message:
        "> 500 acres were burned., which becomes a quotation → write &gt; for the character >, or put a blank line above a quotation",
    },
    {
      bad: "- [ ] Restore",
      good: "- Restore",
      message: "a checkbox → remove the square brackets after the hyphen",
    },
  ],
});
