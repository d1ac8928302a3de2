import { nodeAt, offsetOf, valueAt } from "../yaml/read-yaml";
import { describe, schemaAt } from "../yaml/schema-tree";
import { defineRule } from "./define-rule";

/** Lists with too few or too many entries. */
export const listLengths = defineRule({
  id: "list-lengths",
  on: "fields",
  *check(file) {
    for (const issue of file.issues) {
      const value = valueAt(file.value, issue.path);
      if (!Array.isArray(value)) continue;
      if (issue.code !== "too_small" && issue.code !== "too_big") continue;
      const isFew = issue.code === "too_small";
      const limit = Number(isFew ? issue.minimum : issue.maximum);
      const off = Math.abs(limit - value.length);
      yield {
        at: offsetOf(file, issue.path),
        end: nodeAt(file, issue.path)?.range?.[1] ?? 0,
        path: file.words(issue.path),
        found: value.length === 0 ? "an empty list" : `${value.length} of them`,
        expected: describe(schemaAt(file.schema, issue.path)),
        fix: `${isFew ? "add" : "remove"} ${off} ${off === 1 ? "entry" : "entries"}`,
      };
    }
  },
  examples: [
    {
      in: "home.yml",
      bad: "    - title: Run\n      text: We run.\n      icon: leaf\n    - title: Walk",
      good: "    - title: Walk",
      message: "4 of them → remove 1 entry",
    },
  ],
});
