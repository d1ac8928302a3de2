import { type Document, isScalar } from "yaml";
import { z } from "zod";
import { type FieldKind, fieldKinds } from "../../schema/kinds";

export type FieldPath = readonly PropertyKey[];

/** A schema without what only says that it may be left out. */
function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema;
}

function isList(schema: z.core.$ZodType): schema is z.ZodArray<z.ZodType> {
  return schema instanceof z.ZodArray;
}

function isObject(
  schema: z.core.$ZodType,
): schema is z.ZodObject<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject;
}

/** The names of an object's fields, in the order of the schema. */
export function fieldNames(schema: z.core.$ZodType): string[] {
  const object = required(schema);
  return isObject(object) ? Object.keys(object.shape) : [];
}

/** What a field's schema says of it beyond its type. */
export const kindOf = (schema: z.core.$ZodType | undefined) =>
  schema && fieldKinds.get(required(schema));

/** The names of all fields in a schema, at any depth. */
export function allNames(schema: z.core.$ZodType): string[] {
  const container = required(schema);
  if (isList(container)) return allNames(container.element);
  if (!isObject(container)) return [];
  return Object.entries(container.shape).flatMap(([name, child]) => [
    name,
    ...allNames(child),
  ]);
}

/** The schema of what stands at a path; undefined when nothing belongs there. */
export function schemaAt(
  schema: z.core.$ZodType,
  [key, ...rest]: FieldPath,
): z.core.$ZodType | undefined {
  if (key === undefined) return schema;
  const container = required(schema);
  if (isList(container)) return schemaAt(container.element, rest);
  const child =
    isObject(container) && Object.hasOwn(container.shape, key)
      ? container.shape[key.toString()]
      : undefined;
  return child && schemaAt(child, rest);
}

/** A value that has a place in the schema and nothing under it. */
export interface Field {
  path: FieldPath;
  value: unknown;
  /** As it was written, with its quotes; empty for what isn't one value. */
  source: string;
  /** Whether it stands without quotes, so that YAML may take it for a number. */
  isPlain: boolean;
  /** Whether its schema says text, and not one of a few words. */
  isText: boolean;
  /** Where it begins in the YAML. */
  offset: number;
  kind: FieldKind | undefined;
  schema: z.core.$ZodType;
}

/** The fields of a document that the schema knows, in the order written. */
export function fieldsOf(
  schema: z.core.$ZodType,
  document: Document,
  text: string,
  value: unknown = document.toJS(),
  path: FieldPath = [],
): Field[] {
  const inner = required(schema);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, child]) => {
      const step = Array.isArray(value) ? Number(key) : key;
      const childSchema = schemaAt(inner, [step]);
      return childSchema
        ? fieldsOf(childSchema, document, text, child, [...path, step])
        : [];
    });
  }
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range) return [];
  const [start, end] = node.range;
  return [
    {
      path,
      value,
      source: text.slice(start, end),
      isPlain: node.type === "PLAIN",
      isText: inner instanceof z.ZodString,
      offset: start,
      kind: kindOf(inner),
      schema: inner,
    },
  ];
}
