import { z } from "zod";
import { lineAround } from "../../read/text";
import type { ValueNode } from "../../read/value-node";
import { isFileName, requiredFiles } from "../../schema/files";
import { describe, fieldNames } from "../../schema/schema-tree";
import { count, oneOf } from "../../words/amounts";
import { characterCount } from "../../words/characters";
import { suggest } from "../../words/nearest";
import { inQuotes } from "../../words/quotes";
import { show } from "../../words/show";
import type { Finding } from "../define-rule";
import { correction } from "./correction";
import { askFor, meantLines } from "./meant-values";

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** A number of entries. */
function wrongLength({ value }: ValueNode, issue: SizeIssue) {
  const length = Array.isArray(value) ? value.length : 0;
  const isFew = issue.code === "too_small";
  const limit = Number(isFew ? issue.minimum : issue.maximum);
  return {
    found: length === 0 ? "an empty list" : `${length} of them`,
    fix: `${isFew ? "add" : "remove"} ${count(Math.abs(limit - length), "item")}`,
  };
}

/** A line with the first field of a group, and a value or three dots. */
function firstLine(type: z.core.$ZodType, text = "…"): string {
  const [first = ""] = fieldNames(type);
  const value = /: |:$|^["'[{]/.test(text) ? inQuotes(text) : text;
  return `${first}: ${value}`;
}

/** For a file whose fields are all below its own name. */
export const withoutLine = (name: string) =>
  `remove the line  ${name}:  alone, and the spaces at the start of the lines below it`;

/** What to write in place of something else than a group or a list of groups. */
function groupFix(node: ValueNode, type: z.core.$ZodType): string {
  const { value, source, parent, name, schema, key } = node;
  if (node.child(name)) return withoutLine(name);
  const isList = type instanceof z.ZodArray;
  const line = firstLine(isList ? type.element : type);
  if (isList)
    return `begin every entry with a hyphen and a space, like  - ${line}`;
  if (Array.isArray(value)) {
    return `there is only one here: remove the hyphens, and begin with  ${line}`;
  }
  if (typeof key === "number") {
    return source === ""
      ? "remove this line, or write an entry after the hyphen"
      : `write its fields on lines of their own, beginning with  - ${line}`;
  }
  const below = parent ? `below  ${name}:  ` : "";
  const isWhole = !parent && !source.includes("\n");
  const written = isWhole ? firstLine(type, source) : line;
  const isOptional = source === "" && schema instanceof z.ZodOptional;
  return `write its fields on lines of their own ${below}and begin with  ${written}${isOptional ? "  or remove the line" : ""}`;
}

/** Turns a word for yes or no into what the site reads. */
function booleanFix({ name, source, file, keyAt, end }: ValueNode) {
  if (/^(?:no|n|false|off|0)\.?$/i.test(source)) {
    const { start, line } = lineAround(file.text, keyAt);
    const edit = { at: start, end: start + line.length, text: "" };
    return { fix: "remove the line", edit };
  }
  const isYes = /^(?:yes|y|true|on|1|x)\.?$/i.test(source);
  return isYes
    ? correction({ at: keyAt, end }, `${name}: true`)
    : { fix: `write  ${name}: true  or remove the line` };
}

/** What to write in place of a value of another type. */
function typeFix(node: ValueNode): Pick<Finding, "fix" | "edit"> {
  const { type, name, source, parent, file, keyAt, end } = node;
  if (!parent && source === "") {
    const isOptional = isFileName(file.path) && !(file.path in requiredFiles);
    return {
      fix: `bring back an earlier version of the file${isOptional ? ", or delete it" : ""}`,
    };
  }
  const { start } = lineAround(file.text, keyAt);
  const isField = typeof node.key === "string" && node.text;
  const meant = isField
    ? meantLines(name, keyAt - start, type, source)
    : undefined;
  if (meant) {
    const isList = type instanceof z.ZodArray;
    const edit = { at: keyAt, end, text: meant.join("\n") };
    const hasDots = meant.some((line) => line.endsWith("…"));
    return {
      fix: isList
        ? `write it in square brackets:  ${meant.join()}`
        : askFor(meant),
      ...(!hasDots && { edit }),
    };
  }
  if (type && (type instanceof z.ZodArray || fieldNames(type).length > 0)) {
    return { fix: groupFix(node, type) };
  }
  if (/^[[{]/.test(source)) {
    const text = `${name}: ${inQuotes(source)}`;
    return correction(
      { at: keyAt, end },
      text,
      "put the whole text in quotes:",
    );
  }
  if (type instanceof z.ZodBoolean) return booleanFix(node);
  return {
    fix:
      type instanceof z.ZodNumber
        ? "write a whole number"
        : "write text on one line, in double quotes",
  };
}

function wrongType(node: ValueNode) {
  const { value, source } = node;
  const isBlock =
    typeof value === "object" && value !== null && !/^[[{]/.test(source);
  const what = Array.isArray(value) ? "a list" : "a group of fields";
  return {
    found: isBlock ? what : show(source) || "nothing",
    ...typeFix(node),
  };
}

/** Describes a text, quoted only if that shows what is wrong with it. */
function textWords(value: string): string {
  const lines = value.trimEnd().split("\n").length;
  if (lines > 1) return `${show(value)}, on ${lines} lines`;
  return /^\s|[^\S\n]$/.test(value) ? show(JSON.stringify(value)) : show(value);
}

function wrongSize({ type, text = "" }: ValueNode, issue: SizeIssue) {
  const isShort = issue.code === "too_small";
  const limit = Number(isShort ? issue.minimum : issue.maximum);
  if (type instanceof z.ZodNumber) {
    const bound = isShort ? "at least" : "at most";
    return { found: text, fix: `write a number of ${bound} ${limit}` };
  }
  const length = characterCount(text);
  const off = Math.abs(limit - length);
  return {
    found: `${textWords(text)} (${count(length, "character")})`,
    fix: isShort
      ? `write at least ${count(off, "more character")}`
      : `shorten it by at least ${count(off, "character")}`,
  };
}

function wrongText(node: ValueNode, issue: z.core.$ZodIssue) {
  const { name, schema, type, text = "" } = node;
  if (text.trim() === "") {
    const isOptional = schema instanceof z.ZodOptional;
    return {
      found: "nothing",
      fix: `write it after  ${name}:${isOptional ? ", or remove the line" : ""}`,
    };
  }
  if (type instanceof z.ZodEnum) {
    const choices = type.options.map(String);
    const otherwise = `choose one of ${choices.join(", ")}, or ask a developer to add one`;
    return {
      found: show(text),
      expected: oneOf(choices),
      fix: suggest(text, choices, otherwise),
    };
  }
  return issue.code === "too_small" || issue.code === "too_big"
    ? wrongSize(node, issue)
    : { found: textWords(text), fix: issue.message };
}

/** What is wrong with a value, by one of the schema's issues with it. */
export function wrongValue(
  node: ValueNode,
  issue: z.core.$ZodIssue,
): Finding | undefined {
  const expected = describe(node.schema);
  if (issue.code === "invalid_type") return { expected, ...wrongType(node) };
  if (node.text !== undefined) return { expected, ...wrongText(node, issue) };
  return issue.code === "too_small" || issue.code === "too_big"
    ? { expected, ...wrongLength(node, issue) }
    : undefined;
}
