import { inQuotes, show, showWhole } from "../words";
import { defineRule } from "./define-rule";

/** One pair around all of it; an apostrophe inside ends no pair. */
const curlyPair = /^(?:[“”„]([^“”„]+)[“”]|[‘‚]((?:[^‘‚’]|’(?=\p{L}))+)[‘’])$/u;

/** What stands between the curly quotes around a whole value. */
export function betweenCurlyQuotes(value: string): string | undefined {
  const [, double, single] = curlyPair.exec(value.trim()) ?? [];
  return double ?? single;
}

/** Curly quotes, which word processors make, are part of the text to YAML. */
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
