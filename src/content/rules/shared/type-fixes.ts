import { z } from "zod";
import { lineAround } from "../../read/text";
import type { ValueNode } from "../../read/value-node";
import { isYamlFile, requiredFiles } from "../../schema/files";
import { fieldNames } from "../../schema/schema-tree";
import { inQuotes, quoted } from "../../words/quotes";
import type { Finding } from "../rule";
import { correction, valueCorrection } from "./correction";
import { askFor, meantLines } from "./meant-values";

/** A line with the first field of a group if it has any, and a value or three dots. */
function firstLine(type: z.core.$ZodType, text = "…"): string {
  const [first = ""] = fieldNames(type);
  return (first && `${first}: `) + quoted(text);
}

/** For a file whose fields are all indented below a line with its own name. */
export const withoutLine = (name: string) =>
  `remove only the line  ${name}:  and the spaces at the start of the lines below it`;

/** What to write where a group or a list of groups belongs. */
function groupFix(node: ValueNode, type: z.core.$ZodType): string {
  const { value, source, parent, name, schema, key } = node;
  if (node.child(name)) return withoutLine(name);
  const isList = type instanceof z.ZodArray;
  const line = firstLine(isList ? type.element : type);
  if (isList)
    return `begin every entry with a hyphen and a space, like  - ${line}`;
  if (Array.isArray(value)) {
    return `only one is allowed here: remove the hyphens, and begin with  ${line}`;
  }
  if (typeof key === "number") {
    return source === ""
      ? "remove this line, or write an entry after the hyphen"
      : `write each field on a line of its own, beginning with  - ${line}`;
  }
  const below = parent ? `below  ${name}:  ` : "";
  const isWhole = !parent && !source.includes("\n");
  const written = isWhole ? firstLine(type, source) : line;
  const isOptional = source === "" && schema instanceof z.ZodOptional;
  return `write each field on a line of its own ${below}and begin with  ${written}${isOptional ? "  or remove the line" : ""}`;
}

/** Turns a word for yes or no into what the site reads. */
function booleanFix({ name, source, file, keyAt, end }: ValueNode) {
  if (/^(?:no|n|false|off|0)\.?$/i.test(source)) {
    const { start, line } = lineAround(file.text, keyAt);
    const isAlone = line.trim() === file.text.slice(keyAt, end);
    if (!isAlone) return { fix: `leave out  ${name}: ${source}` };
    const edit = { at: start, end: start + line.length, text: "" };
    return { fix: "remove the line", edit };
  }
  const isYes = /^(?:yes|y|true|on|1|x)\.?$/i.test(source);
  return isYes
    ? correction({ at: keyAt, end }, `${name}: true`)
    : { fix: `write  ${name}: true  or remove the line` };
}

/**
 * Removes leading zeros from a number; with anything else, the number is a
 * guess.
 */
function numberFix(node: ValueNode) {
  const { text = "" } = node;
  return /^-?0\d{0,8}$/.test(text)
    ? valueCorrection(node, String(Number(text)))
    : { fix: "write a whole number" };
}

/** What to write in place of a value of another type. */
export function typeFix(node: ValueNode): Pick<Finding, "fix" | "edit"> {
  const { type, name, source, parent, file, keyAt, end } = node;
  if (!parent && source === "") {
    const isOptional = isYamlFile(file.path) && !(file.path in requiredFiles);
    return {
      fix: `bring back an earlier version of the file${isOptional ? ", or delete it" : ""}`,
    };
  }
  const isField = typeof node.key === "string" && !/\n|^$/.test(source);
  const meant = isField && meantLines(name, node.column, type, source);
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
  if (type instanceof z.ZodNumber) return numberFix(node);
  return { fix: "write text on one line, in double quotes" };
}
