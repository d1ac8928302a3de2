import { z } from "zod";
import { type FieldKind, fieldKinds } from "./kinds";

/** Unwraps optional schemas. */
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

/** The field names of an object schema, in order. */
export function fieldNames(schema: z.core.$ZodType): string[] {
  const object = required(schema);
  return isObject(object) ? Object.keys(object.shape) : [];
}

/** The schema of a group's field or a list's entries; undefined if there is none. */
export function schemaAt(
  schema: z.core.$ZodType,
  key: PropertyKey,
): z.core.$ZodType | undefined {
  const container = required(schema);
  if (isList(container)) return container.element;
  return isObject(container) && Object.hasOwn(container.shape, key)
    ? container.shape[key.toString()]
    : undefined;
}

/** A field's registered kind. */
export const kindOf = (
  schema: z.core.$ZodType | undefined,
): FieldKind | undefined => schema && fieldKinds.get(required(schema));

/** The description of a field's value, for reports. */
export function describe(schema: z.core.$ZodType | undefined): string {
  const description =
    schema && z.globalRegistry.get(schema)?.description?.toString();
  return description ?? "the fields that the file needs";
}

/** What people call a field: its title, or its name in words. */
export function titleOf(schema: z.core.$ZodType | undefined, name: string) {
  const types = schema ? [schema, required(schema)] : [];
  for (const type of types) {
    const title = z.globalRegistry.get(type)?.title;
    if (title !== undefined) return title;
  }
  const words = name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a field belongs in a file. */
export interface FieldPlace {
  name: string;
  /** The name of the group or list that it is in; empty at the top of a file. */
  parent: string;
  /** The number of characters before it on its line. */
  column: number;
  /** Whether it is a field of a list's entry, and whether it is the first. */
  inEntry: boolean;
  beginsEntry: boolean;
  schema: z.core.$ZodType;
}

/** The places of all fields in a schema, with two spaces for each level. */
export function placesOf(
  schema: z.core.$ZodType,
  parent = "",
  column = 0,
  inEntry = false,
): FieldPlace[] {
  const container = required(schema);
  if (isList(container)) {
    return placesOf(container.element, parent, column + 2, true);
  }
  if (!isObject(container)) return [];
  return Object.entries(container.shape).flatMap(([name, child], index) => [
    {
      ...{ name, parent, column, inEntry, schema: child },
      beginsEntry: inEntry && index === 0,
    },
    ...placesOf(child, name, column + 2),
  ]);
}
