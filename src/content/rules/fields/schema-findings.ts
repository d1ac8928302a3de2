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
import { homeOf, isFieldName, meantField } from "../shared/field-names";
import { nothing } from "../shared/nothing";
import { withoutLine } from "./type-fixes";
import { wrongValue } from "./value-findings";

/** The fields of a group that the schema doesn't know, and which were meant. */
type UnknownFields = ReadonlyMap<ValueNode, string | undefined>;

function unknownIn({ type, children }: ValueNode): UnknownFields {
  if (!(type instanceof z.ZodObject)) return new Map();
  const names = fieldNames(type);
  const free = names.filter((name) =>
    children.every(({ key }) => key !== name),
  );
  return new Map(
    children
      .filter(({ key }) => typeof key === "string" && !names.includes(key))
      .map((field) => [field, meantField(field.name, free)]),
  );
}

/** What to write in place of an unknown field, if it is clear which was meant. */
function renamed(field: ValueNode, meant: string, unknown: UnknownFields) {
  const alike = [...unknown.keys()].filter(
    (each) => unknown.get(each) === meant,
  );
  if (alike.length > 1) {
    const names = alike.map((each) => show(each.name)).join(" and ");
    return { fix: `put what ${names} say together in ${meant}` };
  }
  const { name, keyAt, file, parent } = field;
  const edit = { at: keyAt, end: keyAt + name.length, text: meant };
  const isPlain = file.text.startsWith(name, keyAt);
  const isCertain = isPlain && parent?.missing.includes(meant);
  return { fix: `did you mean ${meant}?`, ...(isCertain && { edit }) };
}

function unknownField(
  field: ValueNode,
  unknown: UnknownFields,
  names: readonly string[],
): Finding {
  const meant = unknown.get(field);
  const { keyAt: at, end, name, file, role } = field;
  const isAttribute = role === "attribute";
  const finding = {
    ...{ node: field, at, end },
    expected: oneOf(names) || "no attributes",
    found: `${isAttribute ? "an attribute" : "a field"} named ${show(name) || "nothing"}`,
  };
  if (file.path === `${name}.yml`)
    return { ...finding, fix: withoutLine(name) };
  if (meant) return { ...finding, ...renamed(field, meant, unknown) };
  const home = isAttribute ? undefined : homeOf(name, file.path);
  if (home) return { ...finding, fix: home };
  if (!isAttribute && /\S \S+ \S/.test(name)) {
    const fix = `put the whole sentence in double quotes after the name of its field, such as  ${names[0]}: "…"`;
    return { ...finding, fix };
  }
  const other = meantField(name, names);
  const move = other
    ? `put what it says in ${other}, or `
    : !isAttribute && isFieldName(name)
      ? "move it to the group that it belongs to, or "
      : "";
  return { ...finding, fix: `${move}remove it; there is no such field here` };
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
  const names = node.type ? fieldNames(node.type) : [];
  const misspelled = [...unknown.values()];
  const missing = node.missing.filter((name) => !misspelled.includes(name));
  return [
    ...node.repeated.map(repeatedField),
    ...Array.from(unknown.keys(), (field) =>
      unknownField(field, unknown, names),
    ),
    // One mistake often causes several issues.
    ...node.issues
      .slice(0, 1)
      .flatMap((issue) => wrongValue(node, issue) ?? []),
    ...missing.flatMap((name) => missingField(node, name) ?? []),
  ];
}
