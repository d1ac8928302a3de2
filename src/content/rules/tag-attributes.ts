import { betweenCurlyQuotes } from "../words/quotes";
import { show, showWhole } from "../words/show";
import { defineRule } from "./define-rule";

/** Attributes without quotes, or there twice; the rules for fields do the rest. */
export const tagAttributes = defineRule({
  id: "tag-attributes",
  on: "page",
  expected: "each attribute once, with its value in straight quotes",
  *check({ page }) {
    for (const { node, quoted } of page.tags) {
      const names = new Set<string>();
      for (const attribute of node.children) {
        const { name, keyAt: at, end, text = "", schema } = attribute;
        if (names.has(name)) {
          const fix = "keep one of the two and remove the other";
          yield { at, end, found: `${show(name)} a second time`, fix };
        } else if (schema && !quoted.has(attribute)) {
          const value = showWhole(betweenCurlyQuotes(text) ?? text);
          const fix = `write  ${name}="${value}"`;
          yield { at, end, found: `${name}=${show(text)}`, fix };
        }
        names.add(name);
      }
    }
  },
  examples: [
    {
      bad: '<Note title="Now" title="Then">\n\nWe sow.\n\n</Note>',
      good: '<Note title="Now">\n\nWe sow.\n\n</Note>',
      message: "title a second time → keep one of the two and remove the other",
    },
    {
      bad: "<Note title=Now>\n\nWe sow.\n\n</Note>",
      good: '<Note title="Now">\n\nWe sow.\n\n</Note>',
      message: 'title=Now → write  title="Now"',
    },
  ],
});
