import { z } from "zod";
import type { ValueNode } from "../read/value-node";
import { betweenCurlyQuotes, inQuotes, isAmbiguous } from "../words/quotes";
import { show, showWhole } from "../words/show";
import type { Finding, Rule } from "./rule";
import { correction } from "./shared/correction";

/** Attributes are always in quotes; the rules for fields do the rest. */
function attribute({ name, keyAt: at, end, text = "" }: ValueNode): Finding {
  const value = showWhole(betweenCurlyQuotes(text) ?? text);
  return {
    ...{ at, end },
    found: `${name}=${show(text)}`,
    expected: "the value of an attribute in straight quotes",
    fix: `write  ${name}="${value}"`,
  };
}

/** Text cut short by a `#`: YAML takes the rest of the line as a comment. */
function cutShort(node: ValueNode): Finding | undefined {
  const { source, rest, key, name, type, kind, keyAt, end } = node;
  const hash = /^[ \t]*#(\s?)/.exec(rest);
  const isField = typeof key === "string" && type instanceof z.ZodString;
  // No picture has # in its name, so what follows is a note.
  if (!hash || !isField || kind === "picture") return undefined;
  const whole = (source + rest).replaceAll(/\s+/g, " ").trim();
  const isNote = hash[1] !== "";
  const isValid = z.safeParse(type, whole).success;
  if (isNote && (!isValid || kind !== "prose")) return undefined;
  const lead = "put the whole text in quotes:";
  const text = `${name}: ${inQuotes(whole)}`;
  return {
    found: `${show(whole)}, cut off at the #`,
    expected: "quotes around text with # in it",
    fix: `${lead}  ${showWhole(text)}${isNote ? "  or put the note on a line of its own" : ""}`,
    ...(isValid &&
      !isNote &&
      correction({ at: keyAt, end: end + rest.length }, text, lead)),
  };
}

/** Curly quotes around a whole value, which visitors would see. */
function curly({ source, type, at, end }: ValueNode): Finding | undefined {
  // Straight ones are wrong there, too, which `fields` says.
  if (type instanceof z.ZodBoolean || type instanceof z.ZodArray) return;
  const inner = betweenCurlyQuotes(source);
  if (inner === undefined) return undefined;
  return {
    found: show(source),
    expected: "straight quotes; visitors see curly ones",
    ...correction({ at, end }, inQuotes(inner)),
  };
}

/** `8:30` becomes 510 in some programs, and `01234` loses its zero. */
function ambiguous(node: ValueNode): Finding | undefined {
  const { source, type, kind, key, keyAt, end } = node;
  const isField = typeof key === "string" && type instanceof z.ZodString;
  if (!isField || kind === "day" || kind === "time") return;
  // `fields` reports what would be wrong even in quotes.
  if (!isAmbiguous(source) || !z.safeParse(type, source).success) return;
  const text = `${key}: ${inQuotes(source)}`;
  return {
    found: `${show(source)} without quotes`,
    expected: "quotes around text that programs can mistake for something else",
    ...correction({ at: keyAt, end }, text, "put it in quotes:"),
  };
}

/** Values that need straight quotes around them, and don't have them. */
export const quotes: Rule<"value"> = {
  check(node) {
    if (!node.isPlain) return undefined;
    if (node.role === "attribute") return attribute(node);
    return cutShort(node) ?? curly(node) ?? ambiguous(node);
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "<Note title=Now>\n\nWe sow.\n\n</Note>",
      good: '<Note title="Now">\n\nWe sow.\n\n</Note>',
      message: 'title=Now → write  title="Now"',
    },
    {
      in: "site.yml",
      bad: "  street: 12 River Road #4",
      good: '  street: "12 River Road #4"',
      message:
        '12 River Road #4, cut off at the # → put the whole text in quotes:  street: "12 River Road #4"',
    },
    {
      in: "impact.yml",
      bad: "- value: “520+”",
      good: '- value: "520+"',
      message: '“520+” → write  "520+"',
    },
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
