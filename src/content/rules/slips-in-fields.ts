import { inQuotes } from "../words/quotes";
import { show, showWhole } from "../words/show";
import { betweenCurlyQuotes } from "../words/quotes";
import type { ValueNode } from "../read/value-node";
import { defineRule } from "./define-rule";

/** "Photo by", which the site adds itself. */
const announcement =
  /^(?:(?:(?:photo(?:graph|graphy)?|picture|image|credit|courtesy)s?\s*)+(?:by|of|:|-)+\s*|(?:©|\(c\)|by)\s+)/i;

/** Nine digits with a missing or wrong hyphen, perhaps in curly quotes. */
const nineDigits = /^[“”]?(\d{2})[\s\p{Pd}−]*(\d{7})[“”]?$/u;

/** What was meant by a value, as it should be written, if that is clear. */
function meantBy({ kind, name, parent, isPlain }: ValueNode, text: string) {
  const [, two, seven] = nineDigits.exec(text) ?? [];
  if (kind?.kind === "ein" && two && text !== `${two}-${seven}`) {
    return `"${two}-${seven}"`;
  }
  const inner = isPlain ? betweenCurlyQuotes(text) : undefined;
  if (inner !== undefined) return inQuotes(inner);
  if (name === "credit") return text.replace(announcement, "");
  const isPlace = parent?.key === "address" && /^(?:city|state)$/.test(name);
  // The site adds the comma and the ZIP code.
  return isPlace ? text.split(/[,\d]/, 1).join().trim() : text;
}

/** Values with an obvious slip: quotes, hyphens, or words that the site adds. */
export const slipsInFields = defineRule({
  id: "slips-in-fields",
  on: "value",
  check(node) {
    const text = (node.text ?? "").trim();
    const meant = meantBy(node, text);
    if (meant === text || meant === "") return;
    return {
      found: show(text),
      expected:
        "the fact alone; the site writes “Photo:”, commas and the ZIP code itself, and shows curly quotes",
      fix: `write  ${showWhole(meant)}`,
    };
  },
  examples: [
    {
      in: "site.yml",
      bad: 'ein: "12–3456789"',
      good: 'ein: "12-3456789"',
      message: '12–3456789 → write  "12-3456789"',
    },
    {
      in: "impact.yml",
      bad: "- value: “520+”",
      good: '- value: "520+"',
      message: '“520+” → write  "520+"',
    },
    {
      in: "site.yml",
      bad: "  state: Iowa 50010",
      good: "  state: Iowa",
      message: "Iowa 50010 → write  Iowa",
    },
    {
      bad: "  credit: Photo by Ann Lee",
      good: "  credit: Ann Lee",
      message: "Photo by Ann Lee → write  Ann Lee",
    },
  ],
});
