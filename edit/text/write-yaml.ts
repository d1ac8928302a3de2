import { Document, type Node, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { z } from "zod";
import {
  betweenCurlyQuotes,
  isAmbiguous,
} from "../../src/content/words/quotes";
import {
  kindOf,
  required,
  schemaAt,
} from "../../src/content/schema/schema-tree";

/** What a form writes: texts, also for numbers, and groups and lists of them. */
export type Value =
  string | readonly Value[] | { readonly [name: string]: Value | undefined };

export const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value);

export type Style = Scalar["type"];

type Schema = z.core.$ZodType | undefined;

/** Whether it is text, so that what looks like a number or a date needs quotes. */
function isText(schema: Schema) {
  const kind = kindOf(schema);
  if (kind === "day" || kind === "time") return false;
  return !schema || required(schema) instanceof z.ZodString;
}

/**
 * Digits with hyphens, such as a tax ID: people expect quotes, as around a ZIP
 * code.
 */
const digits = /^\d[\d-]*$/;

/**
 * What looks like something else without quotes, to other programs or, if it is in
 * curly quotes as a whole, to the check.
 */
const isMistaken = (text: string) =>
  isAmbiguous(text) ||
  digits.test(text) ||
  betweenCurlyQuotes(text) !== undefined;

function scalarFor(text: string, schema: Schema, style?: Style): Scalar {
  const scalar = new Scalar(text);
  if (style) scalar.type = style;
  else if (isText(schema) && isMistaken(text)) {
    scalar.type = Scalar.QUOTE_DOUBLE;
  }
  return scalar;
}

function nodeFor(value: Value, schema: Schema): Node {
  if (typeof value === "string") return scalarFor(value, schema);
  const schemaOf = (key: string | number) => schema && schemaAt(schema, key);
  if (isList(value)) {
    const list = new YAMLSeq();
    for (const entry of value) list.add(nodeFor(entry, schemaOf(0)));
    return list;
  }
  const group = new YAMLMap();
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    group.add({ key: name, value: nodeFor(field, schemaOf(name)) });
  }
  return group;
}

/** Writes YAML whose first line begins at a column. */
function write(node: Node, column: number, lineWidth: number): string {
  const document = new Document(node, { schema: "failsafe" });
  const text = document.toString({ lineWidth }).replace(/\n$/, "");
  // Empty lines stay empty.
  return text.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);
}

/**
 * Writes a value as YAML, which ends without a line break; with quotes only if
 * YAML needs them or people expect them.
 *
 * @param column of its first line, counted from 0
 */
export const writeYaml = (value: Value, schema: Schema, column = 0) =>
  write(nodeFor(value, schema), column, 0);

interface TextLayout {
  /** Undefined for the plainest. */
  readonly style?: Style;
  /** Of the field's name, or of the hyphen of a list's entry. */
  readonly column?: number;
  /** Where long lines break; 0 for nowhere. */
  readonly lineWidth?: number;
}

/** Writes the text of a field without the field's name. */
export function writeText(
  text: string,
  schema: Schema,
  { style, column = 0, lineWidth = 0 }: TextLayout = {},
): string {
  const field = new YAMLMap();
  field.add({ key: "k", value: scalarFor(text, schema, style) });
  return write(field, column, lineWidth).replace(/^k: ?/, "");
}
