import type { CheckedFields } from "./yaml/check-fields";
import type { Field } from "./yaml/fields";

/** The fields that nothing is told of yet; a second reproach helps nobody. */
export function untoldFields({
  fields,
  findings,
  words,
}: CheckedFields): Field[] {
  const told = new Set(findings.map(({ path }) => path));
  return fields.filter((field) => !told.has(words(field)));
}
