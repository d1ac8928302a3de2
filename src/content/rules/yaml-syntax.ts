import { isAlias, isNode, isScalar, visit } from "yaml";
import { lineAround } from "../read/text";
import { show } from "../words/show";
import { likelyMistakes } from "./shared/yaml-hints/likely-mistakes";
import { defineRule } from "./define-rule";
import type { FieldsFile } from "../read/yaml";

/** Syntax errors other than duplicate keys, which have their own rule. */
const errorsIn = ({ errors }: FieldsFile) =>
  errors.filter(({ code }) => code !== "DUPLICATE_KEY");

/** Whether fields are misplaced, duplicate, or missing. */
const isOdd = ({ issues, errors }: FieldsFile) =>
  errors.some(({ code }) => code === "DUPLICATE_KEY") ||
  issues.some(
    ({ code }) => code === "unrecognized_keys" || code === "invalid_type",
  );

/**
 * Offset of the first alias, tag, or directive. They obscure what a file says,
 * and a few lines of them can expand to gigabytes.
 */
function signIn({ document, source }: FieldsFile): number | undefined {
  const directive = source.search(/^%/m);
  if (document.directives?.docStart && directive !== -1) return directive;
  let at: number | undefined;
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.anchor || node.tag) at ??= node.range?.[0];
    },
    Pair(_, { key }) {
      if (isNode(key) && !isScalar(key)) at ??= key.range?.[0];
    },
  });
  return at;
}

/** YAML with syntax errors or misplaced fields. */
export const yamlSyntax = defineRule({
  id: "yaml-syntax",
  on: "yaml",
  expected: "a line like its neighbors:  name: value",
  check(file) {
    const sign = signIn(file);
    const place = sign ?? errorsIn(file)[0]?.at;
    if (place === undefined && !isOdd(file)) return [];
    const slips = likelyMistakes(file);
    if (slips.length > 0 || place === undefined) return slips;
    const { start, line } = lineAround(file.source, place);
    return {
      at: sign ?? start + line.search(/\S|$/),
      found: show(line) || "the end of the text",
      fix:
        sign === undefined
          ? "check this line and the one above: the spaces at its start, the colon, the quotes and brackets; or remove it"
          : "write the value itself; the YAML characters &, *, !, ? and % are not used here",
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
      bad: "title: Seed Day",
      good: "- title: Seed Day",
      message:
        "title: Seed Day → write  - title: Seed Day  with no spaces before the hyphen",
    },
    {
      bad: "– title: Seed Day",
      good: "- title: Seed Day",
      message: "– title: Seed Day → write  - title: Seed Day",
    },
    {
      bad: " - title: Seed Day",
      good: "- title: Seed Day",
      message: "- title: Seed Day → begin this line with no spaces",
    },
    {
      bad: "  alt A heron in the reeds",
      good: "  alt: A heron in the reeds",
      message: "alt A heron in the reeds → write  alt: A heron in the reeds",
    },
    {
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
      bad: "  description: We gather\nseed in October.",
      good: "  description: We gather seed in October.",
      message:
        "seed in October. → write it on line 6:  description: We gather seed in October.",
    },
  ],
});
