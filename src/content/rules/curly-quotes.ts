import { z } from "zod";
import { betweenCurlyQuotes, inQuotes } from "../words/quotes";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { correction } from "./shared/correction";

/** Curly quotes around a YAML value, which visitors would see. */
export const curlyQuotes: Rule<"value"> = {
  expected: "straight quotes; visitors see curly ones",
  check({ isPlain, source, type, at, end }) {
    // Straight ones are wrong there, too, which `fields` says.
    if (type instanceof z.ZodBoolean || type instanceof z.ZodArray) return;
    const inner = isPlain ? betweenCurlyQuotes(source) : undefined;
    if (inner === undefined) return;
    return {
      found: show(source),
      ...correction({ at, end }, inQuotes(inner)),
    };
  },
  examples: [
    {
      in: "impact.yml",
      bad: "- value: “520+”",
      good: '- value: "520+"',
      message: '“520+” → write  "520+"',
    },
  ],
};
