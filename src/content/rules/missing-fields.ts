import { z } from "zod";
import { meantName } from "../yaml/meant-name";
import { offsetOf, valueAt } from "../yaml/read-yaml";
import { describe, fieldNames, required, schemaAt } from "../yaml/schema-tree";
import { defineRule } from "./define-rule";
import { duplicatesIn } from "./duplicate-fields";

/** A template line for a missing field, to be filled in. */
function lineFor(name: string, schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodEnum) return `${name}: ${schema.options[0]}`;
  if (schema instanceof z.ZodNumber) return `${name}: 2025`;
  const parts = fieldNames(schema);
  if (parts.length > 0) return `${name}:  and under it  ${parts.join(", ")}`;
  if (schema instanceof z.ZodArray) return `${name}:`;
  return `${name}: "…"  with your own words in place of the dots`;
}

/** Missing required fields. */
export const missingFields = defineRule({
  id: "missing-fields",
  on: "fields",
  *check(file) {
    // Reported where they are now.
    const moved = duplicatesIn(file).map(({ missing }) => missing);
    for (const { path } of file.issues) {
      if (moved.includes(path)) continue;
      const name = path.at(-1);
      const schema = schemaAt(file.schema, path);
      const isThere = valueAt(file.value, path) !== undefined;
      if (typeof name !== "string" || !schema || isThere) continue;
      const parent = path.slice(0, -1);
      const isMisspelled = file.issues.some(
        (issue) =>
          issue.code === "unrecognized_keys" &&
          issue.path.join("/") === parent.join("/") &&
          issue.keys.some((key) => meantName(file, parent, key) === name),
      );
      if (isMisspelled) continue;
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
