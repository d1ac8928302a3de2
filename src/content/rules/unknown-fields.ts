import { oneOf, show } from "../words";
import { meantName } from "../yaml/meant-name";
import { keyOffset, nodeAt } from "../yaml/read-yaml";
import { fieldNames, schemaAt } from "../yaml/schema-tree";
import { defineRule } from "./define-rule";

/** Fields that don't exist in the schema. */
export const unknownFields = defineRule({
  id: "unknown-fields",
  on: "fields",
  *check(file) {
    for (const issue of file.issues) {
      if (issue.code !== "unrecognized_keys") continue;
      const object = schemaAt(file.schema, issue.path);
      const names = object ? fieldNames(object) : [];
      for (const key of issue.keys) {
        const path = [...issue.path, key];
        const meant = meantName(file, issue.path, key);
        const at = keyOffset(file, issue.path, key);
        yield {
          at,
          end: nodeAt(file, path)?.range?.[1] ?? at + 1,
          path: file.words(path),
          found: `a field named ${show(key) || "nothing"}`,
          expected: oneOf(names),
          fix: meant
            ? `did you mean ${meant}?`
            : "remove it; there is no place for it here",
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
    {
      in: "site.yml",
      bad: '  zip: "50001"',
      good: '  postalCode: "50001"',
      message: "a field named zip → did you mean postalCode?",
    },
  ],
});
