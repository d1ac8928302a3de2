import { z } from "zod";
import { formatDate } from "../../policy-date";
import type { FieldKind } from "../../schema/kinds";
import { nearest, suggest } from "../did-you-mean";
import { characterCount } from "../finding";
import { type Words, count, oneOf, show } from "../words";
import { betweenCurlyQuotes } from "./curly-quotes";
import { fieldNames } from "./fields";
import { foundWords } from "./found-words";
import { isAmbiguousDay, meantValue } from "./meant-values";
import { inQuotes, quotingFix } from "./quoting";

/** What a schema's issue is about. */
export interface IssueContext {
  issue: z.core.$ZodIssue;
  /** What stands there, and undefined where nothing does. */
  value: unknown;
  /** As it was written. */
  source: string;
  /** The field's name; empty for the whole file or an entry of a list. */
  name: string;
  description: string;
  kind: FieldKind | undefined;
  /** The schema that was not met. */
  schema: z.core.$ZodType | undefined;
}

/** What to write for a missing field, as a line to fill in. */
function lineFor({ name, schema }: IssueContext): string {
  if (schema instanceof z.ZodEnum) return `${name}: ${schema.options[0]}`;
  if (schema instanceof z.ZodNumber) return `${name}: 2025`;
  const parts = schema ? fieldNames(schema) : [];
  if (parts.length > 0) return `${name}:  and under it  ${parts.join(", ")}`;
  if (schema instanceof z.ZodArray) return `${name}:`;
  return `${name}: "…"  with your own words in place of the dots`;
}

/** What to do about a name with nothing after it. */
function fillIn({ name, schema }: IssueContext): string {
  const orRemove =
    schema instanceof z.ZodOptional ? ", or remove the line" : "";
  return name ? `write it after  ${name}:${orRemove}` : "write it";
}

/** Text without the curly quotes around it, which are part of it to YAML. */
const withoutQuotes = (text: string) =>
  (betweenCurlyQuotes(text) ?? text).trim();

function typeFix(context: IssueContext, expected: string): string {
  const { name, value, source } = context;
  if (value === undefined) return `add the line  ${lineFor(context)}`;
  if (value === null) return fillIn(context);
  if (expected === "string" && typeof value !== "object") {
    return `put it in quotes:  ${name}: ${inQuotes(source)}`;
  }
  if (expected === "string") {
    return /^[[{]/.test(source)
      ? quotingFix(name, source)
      : "write text on one line, in double quotes";
  }
  if (expected === "array")
    return "begin every entry with a hyphen and a space";
  if (expected === "object") {
    return "write its fields on lines of their own, each with a name, a colon and a value";
  }
  const text = typeof value === "string" ? withoutQuotes(value) : "";
  const [digits] = /^\d+$/.exec(text) ?? [];
  return digits === undefined
    ? "write a whole number without quotes"
    : `write it without quotes:  ${name}: ${digits}`;
}

function sizeWords(
  context: IssueContext,
  { origin, limit, more }: { origin: string; limit: number; more: boolean },
): Pick<Words, "found" | "fix"> {
  const { value, source } = context;
  if (value === "") return { found: "empty text", fix: fillIn(context) };
  if (typeof value === "string") {
    const length = characterCount(value);
    const off = Math.abs(limit - length);
    return {
      found: `${foundWords(context)} (${count(length, "character")})`,
      fix: more
        ? `write at least ${count(off, "more character")}`
        : `shorten it by at least ${count(off, "character")}`,
    };
  }
  if (Array.isArray(value)) {
    const off = Math.abs(limit - value.length);
    const entries = off === 1 ? "entry" : "entries";
    return {
      found: value.length === 0 ? "an empty list" : `${value.length} of them`,
      fix: more ? `add ${off} ${entries}` : `remove ${off} ${entries}`,
    };
  }
  return {
    found: show(source),
    fix: `write a ${origin} of ${more ? "at least" : "at most"} ${limit}`,
  };
}

/** What to write, when the value shows what was meant by it. */
function meantFix({ kind, name, value }: IssueContext): string | undefined {
  const meant = meantValue(kind?.kind, value);
  if (meant === undefined) return undefined;
  if (kind?.kind === "picture") return `did you mean ${show(meant)}?`;
  if (kind?.kind === "ein") return `write  ${name}: "${meant}"`;
  const asRead = isAmbiguousDay(String(value))
    ? `  for ${formatDate(meant)}`
    : "";
  return `write  ${name}: ${meant}${asRead}`;
}

/** Tells a schema's issue to the person who wrote the file. */
export function issueWords(context: IssueContext): Words {
  const { issue, description: expected, value } = context;
  const found = foundWords(context);
  switch (issue.code) {
    case "invalid_type": {
      const isQuoted = typeof value === "string" && issue.expected !== "string";
      return {
        found: isQuoted ? show(context.source) : found,
        expected,
        fix: typeFix(context, issue.expected),
      };
    }
    case "invalid_value": {
      const choices = issue.values.map(String);
      const fix = `choose one of ${choices.join(", ")}`;
      return {
        found,
        expected: oneOf(choices),
        fix:
          value === undefined
            ? `add the line  ${lineFor(context)}`
            : suggest(typeof value === "string" ? value : "", choices, fix),
      };
    }
    case "too_small":
    case "too_big": {
      const more = issue.code === "too_small";
      const limit = Number(more ? issue.minimum : issue.maximum);
      return { expected, ...sizeWords(context, { ...issue, limit, more }) };
    }
    default:
      return { found, expected, fix: meantFix(context) ?? issue.message };
  }
}

/** Tells of a field that the file may not have. */
export function unknownFieldWords(name: string, names: string[]): Words {
  const match = nearest(name, names);
  return {
    found: `a field named ${show(name) || "nothing"}`,
    expected: oneOf(names),
    fix:
      match === undefined
        ? `remove it; there is no place for ${show(name) || "it"} here`
        : `did you mean ${match}?`,
  };
}
