import { betweenCurlyQuotes } from "../words/quotes";
import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";

/** Attributes without quotes; the rules for fields do the rest. */
export const tagAttributes: Rule<"value"> = {
  expected: "the value of an attribute in straight quotes",
  check({ role, isPlain, name, keyAt: at, end, text = "" }) {
    if (role !== "attribute" || !isPlain) return;
    const value = showWhole(betweenCurlyQuotes(text) ?? text);
    const fix = `write  ${name}="${value}"`;
    return { at, end, found: `${name}=${show(text)}`, fix };
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "<Note title=Now>\n\nWe sow.\n\n</Note>",
      good: '<Note title="Now">\n\nWe sow.\n\n</Note>',
      message: 'title=Now → write  title="Now"',
    },
  ],
};
