import { lineAround } from "../read/text";
import type { Fields } from "../read/yaml";
import { show } from "../words/show";
import { defineRule } from "./define-rule";
import { likelyMistakes } from "./shared/yaml-hints/likely-mistakes";

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

/** YAML with syntax errors or misplaced fields. */
export const yamlSyntax = defineRule({
  id: "yaml-syntax",
  on: "text",
  expected: "a line like its neighbors:  name: value",
  check({ fields }) {
    const [error] = fields?.errors ?? [];
    if (!fields || (!error && !hasOddFields(fields))) return [];
    const slips = likelyMistakes(fields);
    if (slips.length > 0 || !error) return slips;
    const { start, line } = lineAround(fields.yaml, error.at);
    const isSign = error.code === "ALIAS";
    return {
      at: isSign ? error.at : start + line.search(/\S|$/),
      found: show(line) || "the end of the text",
      fix: isSign
        ? "write the value itself; the YAML characters &, *, !, ? and % are not used here"
        : "check this line and the one above: the spaces at its start, the colon, the quotes and brackets; or remove it",
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
  ],
});
