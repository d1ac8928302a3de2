import { show } from "../words/show";
import type { FieldPath } from "../schema/schema-tree";
import { defineRule } from "./define-rule";

const core = (text: string) => text.trim().toLowerCase();

/** List entries with the same name, which visitors can't tell apart. */
export const repeatedNames = defineRule({
  id: "repeated-names",
  on: "field",
  expected: "a name that no other entry has",
  check({ field: { path, name, value, at }, file }) {
    const isName = name === "title" || name === "label";
    if (!isName || typeof path.at(-2) !== "number") return;
    // The same event may take place on several days.
    const startOf = (entry: FieldPath) =>
      file.fields.find(
        (other) => other.name === "start" && other.path.at(-2) === entry.at(-2),
      )?.value;
    const isTaken = file.fields.some(
      (other) =>
        other.at < at &&
        other.name === name &&
        other.path.length === path.length &&
        core(String(other.value)) === core(String(value)) &&
        startOf(other.path) === startOf(path),
    );
    if (!isTaken) return;
    return {
      found: `${show(String(value))} a second time`,
      fix: "give it another name, or remove one of the two entries",
    };
  },
  examples: [
    {
      bad: "- title: heron watch\n  description: We walk at dawn.\n  image: images/seed.jpg\n  alt: People on a trail\n- title: Seed Day",
      good: "- title: Seed Day",
      message:
        "heron watch a second time → give it another name, or remove one of the two entries",
    },
  ],
});
