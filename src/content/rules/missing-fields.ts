import { z } from "zod";
import { offsetOf, valueAt } from "../read/yaml";
import {
  describe,
  fieldNames,
  required,
  schemaAt,
} from "../schema/schema-tree";
import { defineRule } from "./define-rule";
import { unknownIn } from "./unknown-fields";

/** A template line for a missing field, to be filled in. */
function lineFor(name: string, schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodEnum) return `${name}: ${schema.options[0]}`;
  if (schema instanceof z.ZodNumber) return `${name}: 2025`;
  if (schema instanceof z.ZodArray) return `${name}:`;
  const parts = fieldNames(schema);
  return parts.length > 0
    ? `${name}:  and under it  ${parts.join(", ")}`
    : `${name}: "…"  with your own words in place of the dots`;
}

/** Missing required fields. */
export const missingFields = defineRule({
  id: "missing-fields",
  on: "fields",
  *check(file) {
    const misspelled = unknownIn(file).map(({ group, meant }) =>
      [...group, meant].join("/"),
    );
    for (const { path } of file.issues) {
      const name = path.at(-1);
      const schema = schemaAt(file.schema, path);
      const isThere = valueAt(file.value, path) !== undefined;
      if (typeof name !== "string" || !schema || isThere) continue;
      if (misspelled.includes(path.join("/"))) continue;
      const at = offsetOf(file, path);
      yield {
        at,
        end: at,
        path: file.words(path),
        found: "nothing",
        expected: describe(schema),
        fix: `add the line  ${lineFor(name, required(schema))}`,
      };
    }
  },
  examples: [
    {
      bad: "  alt: Hands full of coneflower seed\n- title: Bird Walk\n  description: We walk at dawn.\n  image: images/seed.jpg",
      good: "  alt: Hands full of coneflower seed",
      message:
        'nothing → add the line  alt: "…"  with your own words in place of the dots',
    },
  ],
});
