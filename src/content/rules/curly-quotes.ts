import { inQuotes, show, showWhole } from "../words";
import { betweenCurlyQuotes } from "../yaml/curly-quotes";
import { defineRule } from "./define-rule";

/** Curly quotes from word processors, which YAML treats as part of the text. */
export const curlyQuotes = defineRule({
  id: "curly-quotes",
  on: "field",
  expected: "straight quotes; curly ones would be shown on the page",
  check({ field: { value, isPlain, name } }) {
    const inner = isPlain ? betweenCurlyQuotes(String(value)) : undefined;
    if (inner === undefined) return;
    return {
      found: show(String(value)),
      fix: `write straight quotes:  ${name}: ${showWhole(inQuotes(inner))}`,
    };
  },
  examples: [
    {
      in: "impact.yml",
      bad: "- value: “520+”",
      good: '- value: "520+"',
      message: '“520+” → write straight quotes:  value: "520+"',
    },
  ],
});
