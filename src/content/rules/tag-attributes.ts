import { betweenCurlyQuotes } from "../words/quotes";
import { show, showWhole } from "../words/show";
import { defineRule } from "./define-rule";

/** Attributes without quotes; the rules for fields do the rest. */
export const tagAttributes = defineRule({
  id: "tag-attributes",
  on: "page",
  expected: "the value of an attribute in straight quotes",
  *check({ page }) {
    for (const { node, quoted } of page.tags) {
      for (const attribute of node.children) {
        const { name, keyAt: at, end, text = "", schema } = attribute;
        if (!schema || quoted.has(attribute)) continue;
        const value = showWhole(betweenCurlyQuotes(text) ?? text);
        const fix = `write  ${name}="${value}"`;
        yield { at, end, found: `${name}=${show(text)}`, fix };
      }
    }
  },
  examples: [
    {
      bad: "<Note title=Now>\n\nWe sow.\n\n</Note>",
      good: '<Note title="Now">\n\nWe sow.\n\n</Note>',
      message: 'title=Now → write  title="Now"',
    },
  ],
});
