import type { Example, Rule, Subject } from "../../src/content/rules/rule";
import { rules } from "../../src/content/rules/rules";
import { codePointName, invisible } from "../../src/content/words/characters";
import { table } from "./table";

/** The catalog's headings, by subject of the rules. */
const titles: Readonly<Record<Subject, string>> = {
  entry: "File and folder names",
  raw: "Files that can't be read",
  file: "The text of a file",
  yaml: "How YAML is written",
  value: "Values in YAML files, front matter and tags",
  page: "The text of a page",
  content: "The content as a whole",
};

const groups = new Map(Object.entries(titles));

const anyInvisible = new RegExp(invisible, "gu");

const entityOf = (character: string) => `&#${character.codePointAt(0) ?? 0};`;

/** A line of text as code in a table cell, where a plain `|` would end the cell. */
function code(line: string): string {
  if (line === "") return "";
  const text = line.replaceAll(anyInvisible, codePointName);
  if (text.includes("\\|")) {
    // GitHub would read this as a backslash and the end of the cell.
    return `<code>${text.replaceAll(/[^\w\s]/gu, entityOf)}</code>`;
  }
  const marks = text.includes("`") ? ["`` ", " ``"] : ["`", "`"];
  return marks.join(text.replaceAll("|", "\\|"));
}

/** Text of any number of lines in a table cell. */
const cell = (text: string) =>
  text === "" ? "(nothing)" : text.split("\n").map(code).join("<br>");

/** The mistake, with what it was before if the rule compares the two. */
function mistake({ bad, before, without }: Example): string {
  if (without !== undefined) return `no ${code(without)}`;
  return before === undefined ? cell(bad) : `${cell(before)}, now ${cell(bad)}`;
}

const row = (example: Example) => [
  mistake(example),
  cell(example.message),
  cell(example.good ?? ""),
];

/** The parts of a rule that the catalog shows. */
type Shown = Pick<Rule<Subject>, "launch" | "warning" | "examples">;

/** `alt-text`, the name of the file of a rule named `altText`. */
export const ruleFile = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function section([name, { launch, warning, examples }]: [
  string,
  Shown,
]): string {
  const examplesTable = table(
    ["mistake", "message", "correction"],
    examples.map(row),
  );
  return [
    `### ${ruleFile(name)}`,
    launch && "Checked only before a launch: `npm run check -- --launch`.",
    warning && "A warning: it blocks nothing.",
    examplesTable,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function group([on, shown]: [string, Readonly<Record<string, Shown>>]): string {
  const sections = Object.entries(shown).map(section);
  return [`## ${groups.get(on)}`, ...sections].join("\n\n");
}

const introduction = `# Content rules

\`npm run schemas\` generates this file from \`src/content/rules\`. Don't edit it. A message says what was found and, after the arrow, how to fix it. \`__tests__/content/rules.test.ts\` tests every example. The fields themselves are declared in \`src/content/schema\`.`;

/** docs/rules.md: every rule with its examples, grouped by subject. */
export function ruleCatalog(): string {
  const sections = Object.entries(rules).map(group);
  return [introduction, ...sections].join("\n\n");
}
