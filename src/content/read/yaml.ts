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
import { show } from "../words/show";
import {
  type FieldPath,
  kindOf,
  required,
  schemaAt,
} from "../schema/schema-tree";

/** A scalar value that has a place in the schema. */
export interface Field {
  path: FieldPath;
  /** The last segment of the path. */
  name: string;
  value: string | number | boolean;
  /** As typed, including quotes. */
  source: string;
  /** The rest of its line, usually a comment. */
  rest: string;
  /** Whether it is neither quoted nor a block scalar. */
  isPlain: boolean;
  /** Start and end offsets in the YAML. */
  at: number;
  end: number;
  kind: FieldKind | undefined;
  schema: z.core.$ZodType;
}

/** Values of a file, compared with their schema. */
export interface Fields {
  file: string;
  schema: z.core.$ZodType;
  /** Schema violations. */
  issues: readonly z.core.$ZodIssue[];
  /** In document order. */
  fields: readonly Field[];
  /** A path in words: `programs › Wildlife Monitoring › image`. */
  words: (path: FieldPath) => string;
}

/** A YAML file, or the front matter of a page. */
export interface FieldsFile extends Fields {
  source: string;
  /** Line number of the YAML's first line in the file. */
  firstLine: number;
  document: Document;
  /** Syntax errors. */
  errors: readonly { at: number; code: ErrorCode }[];
  value: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (container, key) =>
      isRecord(container) ? Reflect.get(container, key) : undefined,
    value,
  );
}

/** "Wildlife Monitoring" for an entry with that title, else "item 3". */
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

/** The YAML node at a path; undefined if there is none. */
export function nodeAt(
  { document }: Pick<FieldsFile, "document">,
  path: FieldPath,
) {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  return isNode(node) && node.range ? node : undefined;
}

/** Offset of a value; if it is missing, of its container. */
export function offsetOf(yaml: FieldsFile, path: FieldPath): number {
  const start = nodeAt(yaml, path)?.range?.[0];
  return start ?? (path.length > 0 ? offsetOf(yaml, path.slice(0, -1)) : 0);
}

/** Offset of a field's name. */
export function keyOffset(
  yaml: FieldsFile,
  path: FieldPath,
  name: string,
): number {
  const map = nodeAt(yaml, path);
  const keys = isMap(map) ? map.items.map(({ key }) => key) : [];
  const key = keys.find((node) => isScalar(node) && node.value === name);
  return (isScalar(key) && key.range?.[0]) || offsetOf(yaml, path);
}

/** The value of a text as the schema's type, or the text if it has none. */
function typed(text: string, type: z.core.$ZodType) {
  if (type instanceof z.ZodNumber && /^\d{1,9}$/.test(text)) {
    return Number(text);
  }
  if (type instanceof z.ZodBoolean && /^(?:true|false)$/.test(text)) {
    return text === "true";
  }
  return text;
}

/** The parsed value; undefined if aliases or tags prevent conversion. */
function plainValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}

/**
 * Parses YAML and compares it with its schema. Uses YAML's failsafe schema, so
 * all values are text as typed: `8:30`, `01234`, `yes`. Paths in words begin
 * with `root`.
 */
export function readYaml({
  file,
  firstLine,
  source,
  schema,
  root,
}: Pick<FieldsFile, "file" | "firstLine" | "source" | "schema"> & {
  root: string;
}): FieldsFile {
  const document = parseDocument(source, {
    schema: "failsafe",
    prettyErrors: false,
    merge: false,
    // Rules report unusual keys; don't print warnings.
    logLevel: "error",
  });
  const fields: Field[] = [];
  // All values are text; convert those that the schema expects to be others.
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
    const typedValue = typed(String(value), required(type));
    const node = nodeAt({ document }, path);
    if (isScalar(node) && node.range) {
      const [at, end] = node.range;
      const [rest = ""] = source.slice(end).split(/\r?\n/, 1);
      fields.push({
        path,
        name: String(path.findLast((step) => typeof step === "string")),
        value: typedValue,
        source: source.slice(at, end),
        rest,
        isPlain: node.type === "PLAIN",
        at,
        end,
        kind: kindOf(type),
        schema: required(type),
      });
    }
    return typeof value === "string" ? typedValue : value;
  };
  const value = read(plainValue(document), schema, []);
  return {
    file,
    firstLine,
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
