import { z } from "zod";
import { inQuotes } from "../words/quotes";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { correction } from "./shared/correction";

/** Unquoted values that YAML 1.1 or 1.2 reads as a boolean, date, number, or null. */
const readings = [
  /^(?:y|n|yes|no|on|off|true|false)$/i,
  /^\d{4}-\d\d?-\d\d?$/,
  /^[-+]?(?:\d[\d_]*(?:\.\d*)?(?:e[-+]?\d+)?|\.\d+|0[xo][\da-f]+|\d+(?::\d\d)+(?:\.\d*)?)$/i,
  /^(?:~|null|\.nan|[-+]?\.inf)$/i,
];

/** Whether other programs mistake a text without quotes for something else. */
export const isAmbiguous = (text: string) =>
  readings.some((pattern) => pattern.test(text));

/**
 * Text that other programs, such as editors, take for a number or a date:
 * `8:30` becomes 510 in some of them, and `01234` loses its zero.
 */
export const ambiguousValues: Rule<"value"> = {
  expected: "quotes around text that programs can mistake for something else",
  check({ source, isPlain, type, kind, key, keyAt, end }) {
    if (typeof key === "number" || !isPlain || !(type instanceof z.ZodString))
      return;
    if (kind?.kind === "day" || kind?.kind === "time") return;
    // `fields` reports what would be wrong even in quotes.
    if (!isAmbiguous(source) || !z.safeParse(type, source).success) return;
    return {
      found: `${show(source)} without quotes`,
      ...correction(
        { at: keyAt, end },
        `${key}: ${inQuotes(source)}`,
        "put it in quotes:",
      ),
    };
  },
  examples: [
    {
      in: "site.yml",
      bad: "  postalCode: 01234",
      good: '  postalCode: "01234"',
      message: '01234 without quotes → put it in quotes:  postalCode: "01234"',
    },
    {
      in: "impact.yml",
      bad: "  label: yes",
      good: '  label: "yes"',
      message: 'yes without quotes → put it in quotes:  label: "yes"',
    },
  ],
};
