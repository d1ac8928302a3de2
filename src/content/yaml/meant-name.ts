import { z } from "zod";
import { nearest } from "../words";
import { type FieldsFile, valueAt } from "./read-yaml";
import { type FieldPath, fieldNames, required, schemaAt } from "./schema-tree";

/**
 * The field that an unknown name stands for, if it can be told: the one with
 * the nearest name that isn't in the file yet, or else the only required one
 * that is missing, where what was written would do for it (`zip: "50000"`).
 *
 * @param parent where the unknown name stands
 */
export function meantName(
  { schema, value }: FieldsFile,
  parent: FieldPath,
  unknown: string,
): string | undefined {
  const group = schemaAt(schema, parent);
  const free = (group ? fieldNames(group) : []).filter(
    (name) => valueAt(value, [...parent, name]) === undefined,
  );
  const match = nearest(unknown, free);
  if (match !== undefined) return match;
  const missing = free.flatMap((name) => {
    const field = schemaAt(schema, [...parent, name]);
    return field && required(field) === field ? [{ name, field }] : [];
  });
  const [only, ...others] = missing;
  const written = valueAt(value, [...parent, unknown]);
  const isOnly = only !== undefined && others.length === 0;
  return isOnly && z.safeParse(only.field, written).success
    ? only.name
    : undefined;
}
