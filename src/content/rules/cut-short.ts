import { z } from "zod";
import { inQuotes } from "../words/quotes";
import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";
import { correction } from "./shared/correction";

/** Text cut short by a `#`: YAML takes the rest of the line as a comment. */
export const cutShort: Rule<"value"> = {
  expected: "quotes around text with # in it",
  check({ source, rest, key, name, isPlain, type, kind, keyAt, end }) {
    const hash = /^[ \t]*#(\s?)/.exec(rest);
    const isField = typeof key === "string" && type instanceof z.ZodString;
    if (!isPlain || !hash || !isField) return;
    const whole = (source + rest).replaceAll(/\s+/g, " ").trim();
    const isNote = hash[1] !== "";
    const isValid = z.safeParse(type, whole).success;
    if (isNote && (!isValid || kind?.kind !== "prose")) return;
    const lead = "put the whole text in quotes:";
    const text = `${name}: ${inQuotes(whole)}`;
    return {
      found: `${show(whole)}, cut off at the #`,
      fix: `${lead}  ${showWhole(text)}${isNote ? "  or put the note on a line of its own" : ""}`,
      ...(isValid &&
        !isNote &&
        correction({ at: keyAt, end: end + rest.length }, text, lead)),
    };
  },
  examples: [
    {
      in: "site.yml",
      bad: "  street: 12 River Road #4",
      good: '  street: "12 River Road #4"',
      message:
        '12 River Road #4, cut off at the # → put the whole text in quotes:  street: "12 River Road #4"',
    },
  ],
};
