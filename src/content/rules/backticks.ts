import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** Backticks used as apostrophes; on a page, two turn the text between into code. */
export const backticks = defineRule({
  id: "backticks",
  on: "prose",
  expected: "an apostrophe between the letters",
  *check({ written }) {
    for (const { 0: found, index } of written.matchAll(
      /(?<!\p{L})\p{L}+[`´]\p{L}+/gu,
    )) {
      const fix = `write  ${found.replaceAll(/[`´]/g, "’")}`;
      yield { at: index, found: show(found), fix };
    }
  },
  examples: [
    {
      bad: "We sow and don`t mow.",
      good: "We sow and don’t mow.",
      message: "don`t → write  don’t",
    },
  ],
});
