import { show } from "../words";
import { type FieldsFile, nodeAt, valueAt } from "../yaml/read-yaml";
import { defineRule } from "./define-rule";

/** Path of a field missing from the entry above the one with a duplicate. */
const missingAbove = (file: FieldsFile, name: string, at: number) =>
  file.issues.find(({ path }) => {
    const index = path.at(-2);
    if (path.at(-1) !== name || typeof index !== "number") return false;
    if (valueAt(file.value, path) !== undefined) return false;
    const below = nodeAt(file, [...path.slice(0, -2), index + 1]);
    const [start = 0, end = 0] = below?.range ?? [];
    return start <= at && at < end;
  })?.path;

/**
 * Duplicate fields. If a new entry was pasted into the middle of another, the
 * field is missing from the entry above, at the path `missing`.
 */
export const duplicatesIn = (file: FieldsFile) =>
  file.errors
    .filter(({ code }) => code === "DUPLICATE_KEY")
    .map(({ at }) => {
      const [name = ""] = file.source.slice(at).split(/[:\s]/, 1);
      return { at, name, missing: missingAbove(file, name, at) };
    });

/** Field names used twice in one group. */
export const duplicateFields = defineRule({
  id: "duplicate-fields",
  on: "fields",
  expected: "each field once",
  *check(file) {
    for (const { at, name, missing } of duplicatesIn(file)) {
      yield {
        at,
        found: `${show(name)} a second time`,
        fix: missing
          ? "move this line to the end of the entry above, which a new entry was pasted into"
          : "keep one of the two and remove the other",
      };
    }
  },
  examples: [
    {
      in: "site.yml",
      bad: "county: Story County\ncounty: Polk County",
      good: "county: Polk County",
      message:
        "county a second time → keep one of the two and remove the other",
    },
    {
      bad: "- title: Bird Walk\n  description: We walk at dawn.\n  image: images/seed.jpg\n  alt: A bird on a branch\n  alt: Hands full of coneflower seed",
      good: "  alt: Hands full of coneflower seed\n- title: Bird Walk\n  description: We walk at dawn.\n  image: images/seed.jpg\n  alt: A bird on a branch",
      message:
        "alt a second time → move this line to the end of the entry above, which a new entry was pasted into",
    },
  ],
});
