import { backtickReport, wordsWithBacktick } from "../backticks";
import { defineRule } from "./define-rule";

/** Backticks used as apostrophes in a page; two turn the text between into code. */
export const backticks = defineRule({
  id: "backticks",
  on: "body",
  expected: "an apostrophe between the letters",
  *check({ find, source }) {
    const nodes = find("text", "inlineCode");
    for (const { 0: found, index } of source.matchAll(wordsWithBacktick)) {
      const sign = index + found.search(/[`´]/);
      const isTyped = nodes.some(({ node, at, end }) =>
        node.type === "text" ? at <= sign && sign < end : at === sign,
      );
      if (isTyped) yield { at: index, ...backtickReport(found) };
    }
  },
  examples: [
    { bad: "I`m, I`ll", good: "I’m, I’ll", message: "I`m → write  I’m" },
  ],
});
