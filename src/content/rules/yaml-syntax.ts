import type { ErrorCode } from "yaml";
import { z } from "zod";
import { applyEdits } from "../read/edits";
import { lineAround } from "../read/text";
import { type Fields, readYaml } from "../read/yaml";
import { show } from "../words/show";
import { type Finding, defineRule } from "./define-rule";
import { likelySlips } from "./shared/yaml-slips/likely-slips";

/** Whether fields are in the wrong place, so that a line may be slightly wrong. */
const hasOddFields = ({ root }: Fields) =>
  [...root.all()].some(
    ({ issues, missing, repeated }) =>
      missing.length > 0 ||
      repeated.length > 0 ||
      issues.some(
        ({ code }) => code === "unrecognized_keys" || code === "invalid_type",
      ),
  );

/** Whether the fields can be read once the findings are corrected. */
function areCorrect(findings: readonly Finding[], fields: Fields): boolean {
  const { file, root, yaml } = fields;
  const { text, done } = applyEdits(yaml, findings);
  if (done.length === 0 || !(root.schema instanceof z.ZodType)) return false;
  const after = readYaml(file, root.name, root.schema, text);
  return after.errors.length === 0 && !hasOddFields(after);
}

function withoutEdit(finding: Finding): Finding {
  const words = { ...finding };
  delete words.edit;
  return words;
}

/** What to do about an error of the parser, by its code. */
const fixes: Partial<Record<ErrorCode | "ALIAS", string>> = {
  ALIAS:
    "write the value itself; the YAML characters &, *, !, ? and % are not used here",
  BAD_DQ_ESCAPE:
    "put single quotes around the text in place of the double ones, because it has a backslash",
  MULTIPLE_DOCS: "remove this line of hyphens",
};

const usualFix =
  "check this line and the one above: the spaces at its start, the colon, the quotes and brackets; or remove it";

/** YAML with syntax errors or misplaced fields. */
export const yamlSyntax = defineRule({
  id: "yaml-syntax",
  on: "file",
  expected: "a line like its neighbors:  name: value",
  check({ fields }) {
    const [error] = fields?.errors ?? [];
    if (!fields || (!error && !hasOddFields(fields))) return [];
    const slips = likelySlips(fields);
    if (slips.length > 0 || !error) {
      return areCorrect(slips, fields) ? slips : slips.map(withoutEdit);
    }
    const { start, line } = lineAround(fields.yaml, error.at);
    return {
      at: error.code === "ALIAS" ? error.at : start + line.search(/\S|$/),
      found: show(line) || "the end of the text",
      fix: fixes[error.code] ?? usualFix,
    };
  },
  examples: [
    {
      in: "site.yml",
      bad: "county: Story County\n<div>",
      good: "county: Story County",
      message:
        "<div> → check this line and the one above: the spaces at its start, the colon, the quotes and brackets; or remove it",
    },
    {
      in: "home.yml",
      bad: "  lead: Now open: the trail",
      good: '  lead: "Now open: the trail"',
      message:
        'Now open: the trail → put the whole text in quotes:  lead: "Now open: the trail"',
    },
    {
      in: "programs.yml",
      bad: "  image: ![Seed](images/seed.jpg)",
      good: "  image: images/seed.jpg",
      message: "![Seed](images/seed.jpg) → write  image: images/seed.jpg",
    },
    {
      in: "home.yml",
      bad: "\tlead: Who we are",
      good: "  lead: Who we are",
      message:
        "a tab at the start of the line → replace it with ordinary spaces, so that the line begins like those around it",
    },
    {
      in: "home.yml",
      bad: '  lead: "Who we are',
      good: '  lead: "Who we are"',
      message:
        '"Who we are without a closing quote → add the closing quote; for a quote or apostrophe inside the text, use double quotes around it',
    },
    {
      in: "home.yml",
      bad: "  lead: 'We're here'",
      good: '  lead: "We\'re here"',
      message: `'We're here' → write  lead: "We're here"`,
    },
    {
      in: "home.yml",
      bad: "  text: |-\n  We are neighbors.",
      good: "  text: |-\n    We are neighbors.",
      message: "We are neighbors. → begin each line of the text with 4 spaces",
    },
    {
      in: "programs.yml",
      bad: "title: Seed Day",
      good: "- title: Seed Day",
      message:
        "title: Seed Day → write  - title: Seed Day  with no spaces before the hyphen",
    },
    {
      in: "programs.yml",
      bad: "– title: Seed Day",
      good: "- title: Seed Day",
      message: "– title: Seed Day → write  - title: Seed Day",
    },
    {
      in: "programs.yml",
      bad: " - title: Seed Day",
      good: "- title: Seed Day",
      message: "- title: Seed Day → begin this line with no spaces",
    },
    {
      in: "programs.yml",
      bad: "  alt A heron in the reeds",
      good: "  alt: A heron in the reeds",
      message: "alt A heron in the reeds → write  alt: A heron in the reeds",
    },
    {
      in: "programs.yml",
      bad: " alt: A heron in the reeds",
      good: "  alt: A heron in the reeds",
      message: "alt: A heron in the reeds → begin this line with 2 spaces",
    },
    {
      in: "site.yml",
      bad: "street: 12 River Road",
      good: "  street: 12 River Road",
      message: "street: 12 River Road → begin this line with 2 spaces",
    },
    {
      in: "programs.yml",
      bad: "  description: We gather\nseed in October.",
      good: "  description: We gather seed in October.",
      message:
        "seed in October. → write it on line 6:  description: We gather seed in October.",
    },
    {
      in: "events.yml",
      bad: "- title: Seed Day start: 2025-10-04 09:00",
      good: "- title: Seed Day\n  start: 2025-10-04 09:00",
      message:
        "start: 2025-10-04 09:00 → put  start: 2025-10-04 09:00  on a line of its own; if it belongs to the text, leave out the colon after start",
    },
    {
      in: "programs.yml",
      bad: "3. title: Seed Day",
      good: "- title: Seed Day",
      message: "3. title: Seed Day → write  - title: Seed Day",
    },
    {
      in: "programs.yml",
      bad: "- “title”: Seed Day",
      good: "- title: Seed Day",
      message: "- “title”: Seed Day → write  - title: Seed Day",
    },
    {
      in: "site.yml",
      bad: "county - Story County",
      good: "county: Story County",
      message: "county - Story County → write  county: Story County",
    },
    {
      in: "notice.yml",
      bad: "```yaml\ntext: The trail is closed.",
      good: "text: The trail is closed.",
      message: "```yaml → remove this line",
    },
    {
      in: "notice.yml",
      bad: "text: 'Twas a wet spring.",
      good: `text: "'Twas a wet spring."`,
      message: `'Twas a wet spring. → write  text: "'Twas a wet spring."`,
    },
    {
      in: "impact.yml",
      bad: '- value: "15"+',
      good: '- value: "15+"',
      message: '"15"+ → write  value: "15+"',
    },
    {
      in: "home.yml",
      bad: "  text: |- We are neighbors.\n    Come: see us.",
      good: "  text: |-\n    We are neighbors.\n    Come: see us.",
      message:
        "|- We are neighbors. → press Enter after |-, and begin each line of the text with 4 spaces",
    },
    {
      in: "programs.yml",
      bad: "  image: ![seed](images/seed.jpg)",
      good: "  image: images/seed.jpg",
      message: "![seed](images/seed.jpg) → write  image: images/seed.jpg",
    },
    {
      in: "notice.yml",
      bad: "text: Closed.\nlink: [Come another day](/about)",
      good: "text: Closed.\nlink:\n  label: Come another day\n  url: /about",
      message:
        "[Come another day](/about) → write  link:  and on lines below it, with 2 spaces before each,  label: Come another day  and  url: /about",
    },
    {
      in: "notice.yml",
      bad: "text: Closed.\nlink:\n  - label: Come another day\n  url: /about",
      good: "text: Closed.\nlink:\n  label: Come another day\n  url: /about",
      message:
        "- label: Come another day → write  label: Come another day  with 2 spaces before it, and no hyphen",
    },
    {
      in: "site.yml",
      bad: "phone: (515) 555-0134\ncounty: Story County\ncontact:\n  hours: Monday",
      good: "county: Story County\ncontact:\n  hours: Monday\n  phone: (515) 555-0134",
      message:
        "phone: (515) 555-0134 → write it below  contact:  with 2 spaces before it",
    },
    {
      in: "programs.yml",
      bad: "  description: We gather seed.\nask Dana",
      good: "  description: We gather seed.\n# ask Dana",
      message:
        "ask Dana → begin it with  #  if it is a note, or write it on line 6:  description: We gather seed. ask Dana",
    },
  ],
});
