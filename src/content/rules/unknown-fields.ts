import { oneOf } from "../words/amounts";
import { nearest } from "../words/nearest";
import { show } from "../words/show";
import { type FieldsFile, keyOffset, nodeAt, valueAt } from "../read/yaml";
import { type FieldPath, fieldNames, schemaAt } from "../schema/schema-tree";
import { defineRule } from "./define-rule";

/** The fields of a group that are not in the schema, and what was meant. */
export const unknownIn = ({ issues, schema, value }: FieldsFile) =>
  issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const group: FieldPath = issue.path;
    const object = schemaAt(schema, group);
    const names = object ? fieldNames(object) : [];
    const free = names.filter(
      (name) => valueAt(value, [...group, name]) === undefined,
    );
    return issue.keys.map((key) => {
      return { group, key, names, meant: nearest(key, free) };
    });
  });

/** Fields that don't exist in the schema. */
export const unknownFields = defineRule({
  id: "unknown-fields",
  on: "fields",
  *check(file) {
    for (const { group, key, names, meant } of unknownIn(file)) {
      const path = [...group, key];
      const at = keyOffset(file, group, key);
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
