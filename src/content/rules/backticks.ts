import { show } from "../words/show";
import { defineRule } from "./define-rule";
import { correction } from "./shared/correction";

/** Backticks used as apostrophes; on a page, two turn the text between into code. */
export const backticks = defineRule({
  id: "backticks",
  on: "value",
  expected: "an apostrophe between the letters",
  *check({ text, source, at }) {
    if (text === undefined) return;
    for (const { 0: found, index } of source.matchAll(
      /(?<!\p{L})\p{L}+[`´]\p{L}+/gu,
    )) {
      const start = at + index;
      const place = { at: start, end: start + found.length };
      const right = found.replaceAll(/[`´]/g, "’");
      yield { ...place, found: show(found), ...correction(place, right) };
    }
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "We sow and don`t mow.",
      good: "We sow and don’t mow.",
      message: "don`t → write  don’t",
    },
  ],
});
