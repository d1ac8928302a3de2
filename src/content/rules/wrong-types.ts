import { z } from "zod";
import { isFileName, requiredFiles } from "../schema/files";
import { count } from "../words/amounts";
import { inQuotes } from "../words/quotes";
import { show, showWhole } from "../words/show";
import { type FieldsFile, nodeAt, offsetOf, valueAt } from "../read/yaml";
import {
  describe,
  fieldNames,
  required,
  schemaAt,
} from "../schema/schema-tree";
import { defineRule } from "./define-rule";

type Issue = FieldsFile["issues"][number];

/** What is wrong with the number of a list's entries. */
function lengthMistake(issue: Issue, { length }: readonly unknown[]) {
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  const isFew = issue.code === "too_small";
  const limit = Number(isFew ? issue.minimum : issue.maximum);
  return {
    found: length === 0 ? "an empty list" : `${length} of them`,
    fix: `${isFew ? "add" : "remove"} ${count(Math.abs(limit - length), "item")}`,
  };
}

function fixFor(
  schema: z.core.$ZodType,
  name: string,
  source: string,
  file: string,
): string {
  if (name === "undefined" && source === "") {
    const isOptional = isFileName(file) && !(file in requiredFiles);
    return `bring back an earlier version of the file${isOptional ? ", or delete it" : ""}`;
  }
  if (schema instanceof z.ZodArray) {
    return schema.element instanceof z.ZodString
      ? `write it in square brackets:  ${name}: [${showWhole(source)}]`
      : "begin every entry with a hyphen and a space";
  }
  if (fieldNames(schema).length > 0) {
    return "write its fields on lines of their own, each with a name, a colon and a value";
  }
  if (/^[[{]/.test(source)) {
    return `put the whole text in quotes:  ${name}: ${showWhole(inQuotes(source))}`;
  }
  if (schema instanceof z.ZodBoolean) {
    return `write  ${name}: true  or remove the line`;
  }
  return schema instanceof z.ZodNumber
    ? "write a whole number"
    : "write text on one line, in double quotes";
}

/** A list, group, text, or number where another type or length is expected. */
export const wrongTypes = defineRule({
  id: "wrong-types",
  on: "fields",
  *check(file) {
    for (const issue of file.issues) {
      const { path } = issue;
      const value = valueAt(file.value, path);
      const schema = schemaAt(file.schema, path);
      if (value === undefined || !schema) continue;
      const [start = 0, end = 0] = nodeAt(file, path)?.range ?? [];
      const at = offsetOf(file, path);
      const place = { at, end, path: file.words(path) };
      const expected = describe(schema);
      const mistake = Array.isArray(value) && lengthMistake(issue, value);
      if (mistake) yield { ...place, expected, ...mistake };
      if (issue.code !== "invalid_type") continue;
      const source = file.source.slice(start, end);
      const isBlock =
        typeof value === "object" && value !== null && !/^[[{]/.test(source);
      const what = Array.isArray(value) ? "a list" : "a group of fields";
      const name = String(path.at(-1));
      yield {
        ...place,
        found: isBlock ? what : show(source) || "nothing",
        expected,
        fix: fixFor(required(schema), name, source, file.file),
      };
    }
  },
  examples: [
    {
      in: "home.yml",
      bad: "  lead:\n    - Who we are",
      good: "  lead: Who we are",
      message: "a list → write text on one line, in double quotes",
    },
    {
      in: "home.yml",
      bad: "  lead: [Who, we are]",
      good: '  lead: "[Who, we are]"',
      message:
        '[Who, we are] → put the whole text in quotes:  lead: "[Who, we are]"',
    },
    {
      in: "home.yml",
      bad: "    - title: Run\n      text: We run.\n      icon: leaf\n    - title: Walk",
      good: "    - title: Walk",
      message: "4 of them → remove 1 item",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "lastUpdated: 2025-06-30\nmenu: yes",
      good: "lastUpdated: 2025-06-30\nmenu: true",
      message: "yes → write  menu: true  or remove the line",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: "lastUpdated: 2025-06-30\noldAddresses: /terms",
      good: "lastUpdated: 2025-06-30\noldAddresses: [/terms]",
      message: "/terms → write it in square brackets:  oldAddresses: [/terms]",
    },
    {
      in: "site.yml",
      bad: "copyrightYear: 2025 on",
      good: "copyrightYear: 2025",
      message: "2025 on → write a whole number",
    },
  ],
});
