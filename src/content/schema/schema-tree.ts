import { z } from "zod";
import { capitalized } from "../words/capitalized";
import { type FieldKind, type FieldTraits, fieldTraits } from "./kinds";

/** Unwraps optional schemas. */
export function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema;
}

/** The schemas of a group's fields, in order. */
function fieldsOf(schema: z.core.$ZodType): [name: string, z.core.$ZodType][] {
  const group = required(schema);
  return group instanceof z.ZodObject
    ? Object.entries<z.core.$ZodType>(group.shape)
    : [];
}

/** The field names of an object schema, in order. */
export const fieldNames = (schema: z.core.$ZodType) =>
  fieldsOf(schema).map(([name]) => name);

/** Whether it is the schema of a list, or of a group of fields. */
export const isContainer = (schema: z.core.$ZodType) =>
  required(schema) instanceof z.ZodArray || fieldNames(schema).length > 0;

/** The schema of a group's field or a list's entries; undefined if there is none. */
export function schemaAt(
  schema: z.core.$ZodType,
  key: PropertyKey,
): z.core.$ZodType | undefined {
  const container = required(schema);
  return container instanceof z.ZodArray
    ? container.element
    : fieldsOf(container).find(([name]) => name === key)?.[1];
}

/** What a field's schema has registered. */
export const traitsOf = (
  schema: z.core.$ZodType | undefined,
): FieldTraits | undefined => schema && fieldTraits.get(required(schema));

/** A field's registered kind. */
export const kindOf = (
  schema: z.core.$ZodType | undefined,
): FieldKind | undefined => traitsOf(schema)?.kind;

/** What is registered for a schema, or for the one that it makes optional. */
const registered = (schema: z.core.$ZodType | undefined) => ({
  ...(schema && z.globalRegistry.get(required(schema))),
  ...(schema && z.globalRegistry.get(schema)),
});

/** The description of a field's value; undefined for a file as a whole. */
export const descriptionOf = (schema: z.core.$ZodType | undefined) =>
  registered(schema).description;

/** The same, for reports. */
export const describe = (schema: z.core.$ZodType | undefined) =>
  descriptionOf(schema) ?? "the fields that the file needs";

/** A name in code as words: `Call to action` for `callToAction`. */
export const nameInWords = (name: string) =>
  capitalized(
    name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`).toLowerCase(),
  );

/** What people call a field: its title, or its name in words. */
export const titleOf = (schema: z.core.$ZodType | undefined, name: string) =>
  registered(schema).title ?? nameInWords(name);

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
  if (container instanceof z.ZodArray) {
    return placesOf(container.element, parent, column + 2, true);
  }
  return fieldsOf(container).flatMap(([name, child], index) => [
    {
      ...{ name, parent, column, inEntry, schema: child },
      beginsEntry: inEntry && index === 0,
    },
    ...placesOf(child, name, column + 2),
  ]);
}
