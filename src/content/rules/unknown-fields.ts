import { oneOf, show, suggest } from "../words";
import { keyOffset, nodeAt, valueAt } from "../yaml/read-yaml";
import { fieldNames, schemaAt } from "../yaml/schema-tree";
import { defineRule } from "./define-rule";

/** Fields that a file may not have. */
export const unknownFields = defineRule({
  id: "unknown-fields",
  on: "fields",
  *check(file) {
    for (const issue of file.issues) {
      if (issue.code !== "unrecognized_keys") continue;
      const object = schemaAt(file.schema, issue.path);
      const names = object ? fieldNames(object) : [];
      const free = names.filter(
        (name) => valueAt(file.value, [...issue.path, name]) === undefined,
      );
      for (const key of issue.keys) {
        const path = [...issue.path, key];
        const at = keyOffset(file, issue.path, key);
        yield {
          at,
          end: nodeAt(file, path)?.range?.[1] ?? at + 1,
          path: file.words(path),
          found: `a field named ${show(key) || "nothing"}`,
          expected: oneOf(names),
          fix: suggest(key, free, "remove it; there is no place for it here"),
        };
      }
    }
  },
  examples: [
    {
      bad: "  atl: Hands full of coneflower seed",
      good: "  alt: Hands full of coneflower seed",
      message: "a field named atl → did you mean alt?",
    },
    {
      in: "site.yml",
      bad: "email: hello@prairie.org\nemail2: ann@prairie.org",
      good: "email: hello@prairie.org",
      message:
        "a field named email2 → remove it; there is no place for it here",
    },
  ],
});
