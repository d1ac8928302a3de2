import { inBrackets } from "../unfinished-text";
import { show } from "../words";
import { defineRule } from "./define-rule";

/** A part of a page that was never written. */
export const unfinishedText = defineRule({
  id: "unfinished-text",
  on: "body",
  expected: "the finished text",
  *check({ find }) {
    for (const { node, at } of find("text")) {
      const part = inBrackets.exec(node.value);
      if (!part) continue;
      const found = `${show(part[0])} in place of the text`;
      yield { at: at + part.index, found, fix: "write the text" };
    }
  },
  examples: [
    {
      bad: "We meet here. [insert map here]",
      good: "We meet at the north gate.",
      message: "[insert map here] in place of the text → write the text",
    },
  ],
});
