import {
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  isScalar,
  parseDocument,
} from "yaml";
import { z } from "zod";
import type { FieldKind } from "../schema/kinds";
import { show } from "../words";
import { type FieldPath, kindOf, required, schemaAt } from "./schema-tree";

/** A value that has a place in the schema and nothing under it. */
export interface Field {
  path: FieldPath;
  /** The last step of the path. */
  name: string;
  value: string | number;
  /** As it was written, with its quotes. */
  source: string;
  /** What stands behind it on its line: a comment, most often. */
  rest: string;
  /** Whether it stands without quotes and not as a block of lines. */
  isPlain: boolean;
  /** Where it begins and ends in the YAML. */
  at: number;
  end: number;
  kind: FieldKind | undefined;
  schema: z.core.$ZodType;
}

/** YAML as it was read and compared with its schema. */
export interface Yaml {
  source: string;
  schema: z.core.$ZodType;
  document: Document;
  /** Places that can't be read. */
  errors: readonly { at: number; code: ErrorCode }[];
  value: unknown;
  /** What the schema has against the value. */
  issues: readonly z.core.$ZodIssue[];
  /** In the order written. */
  fields: readonly Field[];
  /** A place in words: `programs › Wildlife Monitoring › image`. */
  words: (path: FieldPath) => string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What a value holds at a path; undefined where it ends before. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (container, key) =>
      isRecord(container) ? Reflect.get(container, key) : undefined,
    value,
  );
}

/** "Wildlife Monitoring" for a card of that title, "item 3" for one without. */
function itemName(item: unknown, index: number): string {
  const name = ["title", "label", "value"]
    .map((field) => valueAt(item, [field]))
    .find((text) => typeof text === "string" && text.trim() !== "");
  return typeof name === "string" ? show(name) : `item ${index + 1}`;
}

const wordsFor = (root: string, value: unknown) => (path: FieldPath) => {
  const steps = path.map((key, index) =>
    typeof key === "number"
      ? itemName(valueAt(value, path.slice(0, index + 1)), key)
      : show(key.toString()),
  );
  return [root, ...steps].join(" › ");
};

/** What stands at a path as it was parsed; undefined where nothing does. */
export function nodeAt({ document }: Pick<Yaml, "document">, path: FieldPath) {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  return isNode(node) && node.range ? node : undefined;
}

/** Where a value begins; for one that is missing, where its container does. */
export function offsetOf(yaml: Yaml, path: FieldPath): number {
  const start = nodeAt(yaml, path)?.range?.[0];
  return start ?? (path.length > 0 ? offsetOf(yaml, path.slice(0, -1)) : 0);
}

/** Where a field's name stands. */
export function keyOffset(yaml: Yaml, path: FieldPath, name: string): number {
  const map = nodeAt(yaml, path);
  const keys = isMap(map) ? map.items.map(({ key }) => key) : [];
  const key = keys.find((node) => isScalar(node) && node.value === name);
  return (isScalar(key) && key.range?.[0]) || offsetOf(yaml, path);
}

/** Names and values, or nothing where an alias or a tag makes it unreadable. */
function plainValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}

/** A YAML file, or the front matter of a page. */
export interface FieldsFile extends Yaml {
  file: string;
  /** The number in the file of the YAML's first line. */
  firstLine: number;
}

/**
 * Reads YAML and compares it with its schema. It is read as text alone, by
 * YAML's failsafe schema: `8:30`, `01234` and `yes` are what was typed.
 *
 * @param root what the places in words begin with
 */
export function readYaml(
  source: string,
  schema: z.core.$ZodType,
  root: string,
): Yaml {
  const document = parseDocument(source, {
    schema: "failsafe",
    prettyErrors: false,
    merge: false,
    // Odd names are told by a rule, not in the terminal.
    logLevel: "error",
  });
  const fields: Field[] = [];
  // Every value is text until the schema says that it is a number.
  const read = (
    value: unknown,
    type: z.core.$ZodType | undefined,
    path: FieldPath,
  ): unknown => {
    const child = (item: unknown, step: string | number) =>
      read(item, type && schemaAt(type, [step]), [...path, step]);
    if (Array.isArray(value)) return value.map(child);
    if (isRecord(value)) {
      const entries = Object.entries(value);
      return Object.fromEntries(
        entries.map(([key, item]) => [key, child(item, key)]),
      );
    }
    if (!type) return value;
    const isNumber =
      required(type) instanceof z.ZodNumber && /^\d{1,9}$/.test(String(value));
    const node = nodeAt({ document }, path);
    if (isScalar(node) && node.range) {
      const [at, end] = node.range;
      const [rest = ""] = source.slice(end).split(/\r?\n/, 1);
      fields.push({
        path,
        name: String(path.findLast((step) => typeof step === "string")),
        value: isNumber ? Number(value) : String(value),
        source: source.slice(at, end),
        rest,
        isPlain: node.type === "PLAIN",
        at,
        end,
        kind: kindOf(type),
        schema: required(type),
      });
    }
    return isNumber ? Number(value) : value;
  };
  const value = read(plainValue(document), schema, []);
  return {
    source,
    schema,
    document,
    errors: document.errors.map(({ code, pos: [at] }) => ({ code, at })),
    value,
    issues: z.safeParse(schema, value).error?.issues ?? [],
    fields,
    words: wordsFor(root, value),
  };
}
