import { z } from "zod";
import { type FieldKind, fieldKinds } from "../schema/kinds";

export type FieldPath = readonly PropertyKey[];

/** A schema without what only says that it may be left out. */
export function required(schema: z.core.$ZodType): z.core.$ZodType {
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

/** What a field's schema says of it beyond its type. */
export const kindOf = (
  schema: z.core.$ZodType | undefined,
): FieldKind | undefined => schema && fieldKinds.get(required(schema));

/** What to write in a field, in words. */
export function describe(schema: z.core.$ZodType | undefined): string {
  const description =
    schema && z.globalRegistry.get(schema)?.description?.toString();
  return description ?? "the fields that the file needs";
}

/** The names of each group of fields in a schema, at any depth. */
export function groupsOf(schema: z.core.$ZodType): string[][] {
  const container = required(schema);
  if (isList(container)) return groupsOf(container.element);
  if (!isObject(container)) return [];
  const children = Object.values(container.shape);
  return [Object.keys(container.shape), ...children.flatMap(groupsOf)];
}
