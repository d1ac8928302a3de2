import { Document, type Node, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { z } from "zod";
import { isAmbiguous } from "../../src/content/rules/ambiguous-values";
import {
  kindOf,
  required,
  schemaAt,
} from "../../src/content/schema/schema-tree";

/** What a form writes: texts, also for numbers, and groups and lists of them. */
export type Value =
  string | readonly Value[] | { readonly [name: string]: Value | undefined };

export const isList = (value: Value | undefined): value is readonly Value[] =>
  Array.isArray(value);

export type Style = Scalar["type"];

type Schema = z.core.$ZodType | undefined;

/** Whether it is text, so that what looks like a number or a date needs quotes. */
function isText(schema: Schema) {
  const kind = kindOf(schema)?.kind;
  if (kind === "day" || kind === "time") return false;
  return !schema || required(schema) instanceof z.ZodString;
}

/**
 * Digits with hyphens, such as a tax ID: people expect quotes, as around a ZIP
 * code.
 */
const digits = /^\d[\d-]*$/;

function scalarFor(text: string, schema: Schema, style: Style): Scalar {
  const scalar = new Scalar(text);
  if (style) scalar.type = style;
  else if (text.includes("\n")) scalar.type = Scalar.BLOCK_LITERAL;
  else if (isText(schema) && (isAmbiguous(text) || digits.test(text))) {
    scalar.type = Scalar.QUOTE_DOUBLE;
  }
  return scalar;
}

function nodeFor(value: Value, schema: Schema, style: Style): Node {
  if (typeof value === "string") return scalarFor(value, schema, style);
  const schemaOf = (key: string | number) => schema && schemaAt(schema, key);
  if (isList(value)) {
    const list = new YAMLSeq();
    for (const entry of value) list.add(nodeFor(entry, schemaOf(0), style));
    return list;
  }
  const group = new YAMLMap();
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    group.add({ key: name, value: nodeFor(field, schemaOf(name), style) });
  }
  return group;
}

/** Writes a value as YAML, which ends without a line break. */
function write(node: Node, lineWidth: number): string {
  const document = new Document(node, { schema: "failsafe" });
  return document.toString({ lineWidth }).replace(/\n$/, "");
}

/** Indents all lines but the first, and not the empty ones. */
const indent = (text: string, column: number) =>
  text.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);

/**
 * Writes a field with its name; with quotes only if YAML needs them or people expect them.
 *
 * @param column of the name, counted from 0
 * @param style in which texts are written, if not in the plainest
 * @param lineWidth where long lines break; 0 for nowhere
 */
export function writeField(
  name: string,
  value: Value,
  schema: Schema,
  column: number,
  style?: Style,
  lineWidth = 0,
): string {
  const group = new YAMLMap();
  group.add({ key: name, value: nodeFor(value, schema, style) });
  return indent(write(group, lineWidth), column);
}

/** Writes a whole file. */
export const writeYaml = (value: Value, schema: Schema) =>
  `${write(nodeFor(value, schema, undefined), 0)}\n`;

/**
 * Writes an entry of a list after its hyphen.
 *
 * @param column of the hyphen, counted from 0
 */
export function writeEntry(
  value: Value,
  schema: Schema,
  column: number,
): string {
  const list = new YAMLSeq();
  list.add(nodeFor(value, schema, undefined));
  return indent(write(list, 0), column);
}
