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

/** A field that the schema doesn't know, and what it may be. */
interface Unknown {
  field: ValueNode;
  /** The field that was meant. */
  meant: string | undefined;
  /** The names of all unknown fields by which it may be meant, this one's too. */
  alike: readonly string[];
}

/** The fields of a group that are not in the schema. */
function unknownIn({ type, children }: ValueNode): Unknown[] {
  if (!(type instanceof z.ZodObject)) return [];
  const names = fieldNames(type);
  const free = names.filter((name) =>
    children.every(({ key }) => key !== name),
  );
  const unknown = children
    .filter(({ key }) => typeof key === "string" && !names.includes(key))
    .map((field) => ({ field, meant: meantField(field.name, free) }));
  return unknown.map(({ field, meant }) => {
    const alike = unknown.filter((other) => other.meant === meant);
    return { field, meant, alike: alike.map((other) => other.field.name) };
  });
}

/** What to write in place of an unknown field, if it is clear which was meant. */
function renamed({ field, alike }: Unknown, meant: string) {
  if (alike.length > 1) {
    const names = alike.map(show).join(" and ");
    return { fix: `put what ${names} say together in ${meant}` };
  }
  const { name, keyAt, file, parent } = field;
  const edit = { at: keyAt, end: keyAt + name.length, text: meant };
  const isPlain = file.text.startsWith(name, keyAt);
  const isCertain = isPlain && parent?.missing.includes(meant);
  return { fix: `did you mean ${meant}?`, ...(isCertain && { edit }) };
}

function unknownField(unknown: Unknown, { type }: ValueNode): Finding {
  const { field, meant } = unknown;
  const { keyAt: at, end, name, file, isAttribute } = field;
  const names = type ? fieldNames(type) : [];
  const finding = {
    ...{ node: field, at, end },
    expected: oneOf(names) || "no attributes",
    found: `${isAttribute ? "an attribute" : "a field"} named ${show(name) || "nothing"}`,
  };
  if (file.path === `${name}.yml`)
    return { ...finding, fix: withoutLine(name) };
  if (meant) return { ...finding, ...renamed(unknown, meant) };
  const other = meantField(name, names);
  const removal = `${other ? `put what it says in ${other}, or ` : ""}remove it; there is no such field here`;
  const home = isAttribute ? undefined : homeOf(name, file.path);
  return { ...finding, fix: home ?? removal };
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
        node.isTag
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
    ...unknown.map((each) => unknownField(each, node)),
    // One mistake often causes several issues.
    ...node.issues
      .slice(0, 1)
      .flatMap((issue) => wrongValue(node, issue) ?? []),
    ...missing.flatMap((name) => missingField(node, name) ?? []),
  ];
}
