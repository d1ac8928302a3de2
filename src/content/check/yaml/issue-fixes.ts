import { z } from "zod";
import { formatDate } from "../../policy-date";
import type { FieldKind } from "../../schema/kinds";
import { showWhole } from "../words";
import { betweenCurlyQuotes } from "./curly-quotes";
import { fieldNames } from "./fields";
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
export function lineFor({ name, schema }: IssueContext): string {
  if (schema instanceof z.ZodEnum) return `${name}: ${schema.options[0]}`;
  if (schema instanceof z.ZodNumber) return `${name}: 2025`;
  const parts = schema ? fieldNames(schema) : [];
  if (parts.length > 0) return `${name}:  and under it  ${parts.join(", ")}`;
  if (schema instanceof z.ZodArray) return `${name}:`;
  return `${name}: "…"  with your own words in place of the dots`;
}

/** What to do about a name with nothing after it. */
export function fillIn({ name, schema }: IssueContext): string {
  const orRemove =
    schema instanceof z.ZodOptional ? ", or remove the line" : "";
  return name ? `write it after  ${name}:${orRemove}` : "write it";
}

/** Text without the curly quotes around it, which are part of it to YAML. */
const withoutQuotes = (text: string) =>
  (betweenCurlyQuotes(text) ?? text).trim();

/** What to do about a value of another type than `expected`. */
export function typeFix(context: IssueContext, expected: string): string {
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

/** What to write, when the value shows what was meant by it. */
export function meantFix({
  kind,
  name,
  value,
}: IssueContext): string | undefined {
  const meant = meantValue(kind?.kind, value);
  if (meant === undefined) return undefined;
  if (kind?.kind === "picture") return `did you mean ${showWhole(meant)}?`;
  if (kind?.kind === "ein") return `write  ${name}: "${meant}"`;
  const asRead = isAmbiguousDay(String(value))
    ? `  for ${formatDate(meant)}`
    : "";
  return `write  ${name}: ${meant}${asRead}`;
}
