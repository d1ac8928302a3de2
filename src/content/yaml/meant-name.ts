import { z } from "zod";
import { nearest } from "../words";
import { type FieldsFile, valueAt } from "./read-yaml";
import { type FieldPath, fieldNames, required, schemaAt } from "./schema-tree";

/**
 * The field that was probably meant by an unknown name: the most similar name
 * not yet in the file, or else the only missing required field, if the value is
 * valid for it (`zip: "50000"`).
 *
 * @param parent path of the group with the unknown name
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
