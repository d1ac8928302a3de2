import type { ErrorCode } from "yaml";
import { z } from "zod";
import { applyEdits } from "../read/edits";
import { lineAround } from "../read/text";
import { type ParsedYaml, readYaml } from "../read/yaml";
import { placesOf } from "../schema/schema-tree";
import { show } from "../words/show";
import type { Finding, Rule } from "./rule";
import { isFieldName } from "./shared/field-names";
import { findingsInLines } from "./yaml-syntax/line-findings";
import { linesOf } from "./yaml-syntax/lines";

/**
 * Whether fields are in the wrong place, perhaps because of a slip in a line.
 */
const hasOddFields = ({ root }: ParsedYaml) =>
  [...root.all()].some(
    ({ issues, missing, repeated }) =>
      missing.length > 0 ||
      repeated.length > 0 ||
      issues.some(
        ({ code }) => code === "unrecognized_keys" || code === "invalid_type",
      ),
  );

/** Whether the fields can be read once the findings are corrected. */
function areCorrect(findings: readonly Finding[], fields: ParsedYaml): boolean {
  const { file, root, yaml } = fields;
  const { text, done } = applyEdits(yaml, findings);
  if (done.length === 0 || !(root.schema instanceof z.ZodType)) return false;
  const after = readYaml(file, root.schema, text);
  return after.errors.length === 0 && !hasOddFields(after);
}

/** What to do about an error of the parser, by its code. */
const fixes: Partial<Record<ErrorCode | "ALIAS", string>> = {
  ALIAS:
    "write the value itself; YAML's special characters &, *, !, ? and % don't work here",
  BAD_DQ_ESCAPE:
    "put single quotes around the text instead of double quotes, because it has a backslash",
  MULTIPLE_DOCS: "remove this line of hyphens",
};

/** What to do about any other error; a field is never removed unread. */
function usualFix(line: string): string {
  const words = line.match(/[A-Za-z]+/g) ?? [];
  const isField = words.some((word) => isFieldName(word) || word === "images");
  const removal = isField ? "" : ", or remove this line";
  return /^\s*[\p{L}\d][^:]*$/u.test(line)
    ? `if it belongs to the text above, put it at the end of that line; if not, begin it with the hyphen or the field name and colon that it lacks${removal}`
    : `check the spaces, colon, quotes and brackets on this line and the one above${removal}`;
}

/** YAML with syntax errors or misplaced fields. */
export const yamlSyntax: Rule<"yaml"> = {
  expected:
    "two spaces for each level, a hyphen where an entry begins, and  name: value,  in quotes if the value has a colon",
  check(fields) {
    const [error] = fields.errors;
    if (!error && !hasOddFields(fields)) return [];
    const { root, yaml } = fields;
    const places = root.schema ? placesOf(root.schema) : [];
    const findings = findingsInLines([...linesOf(yaml, places)], places);
    if (findings.length > 0 || !error) {
      return areCorrect(findings, fields)
        ? findings
        : findings.map((finding) => ({ ...finding, edit: undefined }));
    }
    const { start, line } = lineAround(fields.yaml, error.at);
    return {
      at: error.code === "ALIAS" ? error.at : start + line.search(/\S|$/),
      found:
        show(line) ||
        (line && "a line of tabs or special spaces") ||
        "the end of the text",
      fix: fixes[error.code] ?? usualFix(line),
    };
  },
  examples: [
    {
      in: "site.yml",
      bad: "county: Story County\n<div>",
      good: "county: Story County",
      message:
        "<div> → check the spaces, colon, quotes and brackets on this line and the one above, or remove this line",
    },
    {
      in: "site.yml",
      bad: "- Grants\n  city: Ames",
      good: "  city: Ames",
      message:
        "- Grants → check the spaces, colon, quotes and brackets on this line and the one above, or remove this line",
    },
    {
      in: "home.yml",
      bad: "  lead: Now open: the trail",
      good: '  lead: "Now open: the trail"',
      message: 'lead: Now open: the trail → write  lead: "Now open: the trail"',
    },
    {
      in: "home.yml",
      bad: '  lead: "Who we are',
      good: '  lead: "Who we are"',
      message: 'lead: "Who we are → write  lead: "Who we are"',
    },
    {
      in: "home.yml",
      bad: "  lead: 'We're here'",
      good: '  lead: "We\'re here"',
      message: `lead: 'We're here' → write  lead: "We're here"`,
    },
    {
      in: "home.yml",
      bad: "  lead:Who we are",
      good: "  lead: Who we are",
      message: "lead:Who we are → write  lead: Who we are",
    },
    {
      in: "home.yml",
      bad: "  text: |-\n    We are neighbors.\n\nWe sow what grows here: grass.",
      good: "  text: |-\n    We are neighbors.\n\n    We sow what grows here: grass.",
      message: "We sow what grows here: grass. → begin this line with 4 spaces",
    },
    {
      bad: "title: Seed Day",
      good: "- title: Seed Day",
      message: "title: Seed Day → write  - title: Seed Day",
    },
    {
      in: "events.yml",
      bad: '- title: "Wanted: start: ideas"\n start: 2025-10-04 09:00',
      good: '- title: "Wanted: start: ideas"\n  start: 2025-10-04 09:00',
      message: "start: 2025-10-04 09:00 → begin this line with 2 spaces",
    },
    {
      bad: " - title: Seed Day",
      good: "- title: Seed Day",
      message: "- title: Seed Day → begin this line with no spaces",
    },
    {
      in: "site.yml",
      bad: "street: 12 River Road",
      good: "  street: 12 River Road",
      message: "street: 12 River Road → begin this line with 2 spaces",
    },
    {
      in: "events.yml",
      bad: "- title: Seed Day start: 2025-10-04 09:00",
      good: "- title: Seed Day\n  start: 2025-10-04 09:00",
      message:
        "- title: Seed Day start: 2025-10-04 09:00 → if start is a field, put  start:  and what follows on a line of its own; if not, put the whole text in quotes",
    },
    {
      in: "notice.yml",
      bad: "text: 'Twas a wet spring.",
      good: `text: "'Twas a wet spring."`,
      message:
        "text: 'Twas a wet spring. → put straight double quotes around the whole text; inside it, use curly quotes, “ and ”",
    },
    {
      in: "notice.yml",
      bad: "text: Closed.\nlink: [Come another day](/about)",
      good: "text: Closed.\nlink:\n  label: Come another day\n  url: /about",
      message:
        "link: [Come another day](/about) → write what is in it on the lines below  link:  with 2 spaces before each",
    },
    {
      in: "notice.yml",
      bad: "text: Closed.\nlink:\n  - label: Come another day\n  url: /about",
      good: "text: Closed.\nlink:\n  label: Come another day\n  url: /about",
      message: "- label: Come another day → write  label: Come another day",
    },
  ],
};
