import { z } from "zod";
import {
  fieldNames,
  required,
  schemaAt,
} from "../../src/content/schema/schema-tree";
import type { Value } from "../text/write-yaml";

/** What is added for a new entry, group, or file: the fields that it needs. */
export function newValue(schema: z.core.$ZodType): Value {
  const type = required(schema);
  if (type instanceof z.ZodArray) return [newValue(type.element)];
  if (!(type instanceof z.ZodObject)) return "";
  const fields = fieldNames(type).flatMap((name) => {
    const field = schemaAt(type, name);
    if (!field || field instanceof z.ZodOptional) return [];
    return [[name, newValue(field)] as const];
  });
  return Object.fromEntries(fields);
}
