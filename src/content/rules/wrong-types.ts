import { z } from "zod";
import { isFileName, requiredFiles } from "../schema/files";
import { inQuotes, show, showWhole } from "../words";
import { nodeAt, offsetOf, valueAt } from "../yaml/read-yaml";
import { describe, fieldNames, required, schemaAt } from "../yaml/schema-tree";
import { defineRule } from "./define-rule";

function fixFor(
  schema: z.core.$ZodType,
  name: string,
  value: unknown,
  source: string,
): string {
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodString) {
    return `write it in square brackets:  ${name}: [${showWhole(source)}]`;
  }
  if (schema instanceof z.ZodArray) {
    return "begin every entry with a hyphen and a space";
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
  if (typeof value === "object") {
    return "write text on one line, in double quotes";
  }
  const [year] = /\d{4}/.exec(source) ?? [];
  return year ? `write  ${name}: ${year}` : "write a whole number";
}

/** A list, group, text, or number where another type is expected. */
export const wrongTypes = defineRule({
  id: "wrong-types",
  on: "fields",
  *check(file) {
    const isOptional = isFileName(file.file) && !(file.file in requiredFiles);
    for (const { path, code } of file.issues) {
      const value = valueAt(file.value, path);
      const schema = schemaAt(file.schema, path);
      if (code !== "invalid_type" || value === undefined || !schema) continue;
      const [at = 0, end = 0] = nodeAt(file, path)?.range ?? [];
      const source = file.source.slice(at, end);
      const type = required(schema);
      const isBlock =
        typeof value === "object" && value !== null && !/^[[{]/.test(source);
      const what = Array.isArray(value) ? "a list" : "a group of fields";
      yield {
        at: offsetOf(file, path),
        end,
        path: file.words(path),
        found: isBlock ? what : show(source) || "nothing",
        expected: describe(schema),
        fix:
          path.length === 0 && !value
            ? `bring back an earlier version of the file${isOptional ? ", or delete it" : ""}`
            : fixFor(type, String(path.at(-1)), value, source),
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
      message: "2025 on → write  copyrightYear: 2025",
    },
  ],
});
