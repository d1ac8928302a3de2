import { z } from "zod";
import type { ValueNode } from "../../read/value-node";
import {
  describe,
  fieldNames,
  required,
  schemaAt,
} from "../../schema/schema-tree";
import { oneOf } from "../../words/amounts";
import { show } from "../../words/show";
import type { Finding } from "../rule";
import { homeOf, meantField } from "../shared/field-names";
import { nothing } from "../shared/nothing";
import { withoutLine } from "./type-fixes";
import { wrongValue } from "./value-findings";

interface Unknown {
  field: ValueNode;
  /** The fields of the group, and the one that was meant. */
  names: readonly string[];
  meant: string | undefined;
  /** The names of all unknown fields by which it may be meant, this one's too. */
  alike: readonly string[];
  /** Whether the meant one is required, and meant by no other, so it is certain. */
  isCertain: boolean;
}

/** The fields of a group that are not in the schema. */
function unknownIn({ type, children, missing }: ValueNode): Unknown[] {
  if (!(type instanceof z.ZodObject)) return [];
  const names = fieldNames(type);
  const isThere = (name: string) => children.some(({ key }) => key === name);
  const free = names.filter((name) => !isThere(name));
  const unknown = children
    .filter(({ key }) => typeof key === "string" && !names.includes(key))
    .map((field) => ({ field, names, meant: meantField(field.name, free) }));
  return unknown.map((each) => {
    const alike = unknown.filter(({ meant }) => meant === each.meant);
    return {
      ...each,
      alike: alike.map(({ field }) => field.name),
      isCertain:
        missing.some((name) => name === each.meant) && alike.length === 1,
    };
  });
}

function unknownField(unknown: Unknown): Finding {
  const { field, names, meant, alike, isCertain } = unknown;
  const { keyAt, name, file } = field;
  const isAttribute = field.role === "attribute";
  const finding = {
    ...{ node: field, at: keyAt, end: field.end },
    expected: oneOf(names) || "no attributes",
    found: `${isAttribute ? "an attribute" : "a field"} named ${show(name) || "nothing"}`,
  };
  if (file.path === `${name}.yml`)
    return { ...finding, fix: withoutLine(name) };
  const isPlain = file.text.startsWith(name, keyAt);
  if (meant) {
    const edit = { at: keyAt, end: keyAt + name.length, text: meant };
    const fix =
      alike.length > 1
        ? `put what ${alike.map(show).join(" and ")} say together in ${meant}`
        : `did you mean ${meant}?`;
    return { ...finding, fix, ...(isCertain && isPlain && { edit }) };
  }
  const other = meantField(name, names);
  return {
    ...finding,
    fix:
      (isAttribute ? undefined : homeOf(name, file.path)) ??
      `${other ? `put what it says in ${other}, or ` : ""}remove it; there is no such field here`,
  };
}

/** A template line for a missing field, to be filled in. */
function lineFor(name: string, schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodEnum) return `${name}: ${schema.options[0]}`;
  if (schema instanceof z.ZodNumber) return `${name}: 2025`;
  if (schema instanceof z.ZodArray) return `${name}:`;
  const parts = fieldNames(schema);
  return parts.length > 0
    ? `${name}:  and under it  ${parts.join(", ")}`
    : `${name}: "…"  with your own words in place of the dots`;
}

function missingField(node: ValueNode, name: string): Finding | undefined {
  const schema = node.type && schemaAt(node.type, name);
  return (
    schema && {
      ...{ lacks: name, ...nothing() },
      expected: describe(schema),
      fix:
        node.role === "tag"
          ? `after  <${node.name}  write  ${name}="…"`
          : `add the line  ${lineFor(name, required(schema))}`,
    }
  );
}

const repeatedField = ({ name, at }: ValueNode["repeated"][number]) => ({
  at,
  end: at + 1,
  found: `${show(name)} a second time`,
  expected: "each field once",
  fix: "keep one of the two and remove the other",
});

/** Where a value, or the fields of a group, don't match the schema. */
export function schemaFindings(node: ValueNode): Finding[] {
  const unknown = unknownIn(node);
  const misspelled = unknown.map(({ meant }) => meant);
  const missing = node.missing.filter((name) => !misspelled.includes(name));
  return [
    ...node.repeated.map(repeatedField),
    ...unknown.map(unknownField),
    // One mistake often causes several issues.
    ...node.issues
      .slice(0, 1)
      .flatMap((issue) => wrongValue(node, issue) ?? []),
    ...missing.flatMap((name) => missingField(node, name) ?? []),
  ];
}
