import { z } from "zod";
import type { ValueNode } from "../../read/value-node";
import { isYamlFile, requiredFiles } from "../../schema/files";
import { fieldNames, isContainer } from "../../schema/schema-tree";
import type { Finding } from "../rule";
import { valueCorrection } from "../shared/correction";

/** A line with three dots, and the first field of a group if it has any. */
function firstLine(type: z.core.$ZodType): string {
  const [first] = fieldNames(type);
  return first === undefined ? "…" : `${first}: …`;
}

/** For a file whose fields are all indented below a line with its own name. */
export const withoutLine = (name: string) =>
  `remove only the line  ${name}:  and the spaces at the start of the lines below it`;

/** What to write where a group or a list of groups belongs. */
function groupFix(node: ValueNode, type: z.core.$ZodType): string {
  const { value, source, parent, name, key } = node;
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
  return `write each field on a line of its own ${below}and begin with  ${line}`;
}

/** Turns a word for yes or no into what the site reads. */
function booleanFix(node: ValueNode) {
  const [, yes, no] =
    /^(?:(yes|y|true|on|1|x)|(no|n|false|off|0))\.?$/i.exec(node.source) ?? [];
  if (yes) return valueCorrection(node, "true");
  if (no) return valueCorrection(node, "false");
  return { fix: "write  true  or  false" };
}

/** What to write in place of a value of another type. */
export function typeFix(node: ValueNode): Pick<Finding, "fix" | "edit"> {
  const { type, source, parent, file } = node;
  if (!parent && source === "") {
    const isOptional = isYamlFile(file.path) && !(file.path in requiredFiles);
    return {
      fix: `bring back an earlier version of the file${isOptional ? ", or delete it" : ""}`,
    };
  }
  if (type && isContainer(type)) return { fix: groupFix(node, type) };
  if (type instanceof z.ZodBoolean) return booleanFix(node);
  if (type instanceof z.ZodNumber) {
    return { fix: "write a whole number in digits, with no zero before it" };
  }
  return { fix: "write text on one line, in double quotes" };
}
