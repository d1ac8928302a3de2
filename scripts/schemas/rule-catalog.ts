import type {
  Example,
  Rule,
  Subject,
} from "../../src/content/rules/define-rule";
import { rules } from "../../src/content/rules/rules";
import { codePointName, invisible } from "../../src/content/words";
import { table } from "./table";

/** The groups of the catalog: what the rules of each look at. */
const groups: Readonly<Record<Subject, string>> = {
  entry: "Files and folders, by their names",
  gate: "Files that are not read any further",
  text: "The characters of a file",
  yaml: "YAML that can't be read",
  field: "One value of a YAML file, or of the top of a page",
  fields: "All values of a YAML file, or of the top of a page",
  page: "A page as a whole",
  body: "The text of a page",
  site: "The content as a whole",
};

const anyInvisible = new RegExp(invisible, "gu");

const entityOf = (character: string) => `&#${character.codePointAt(0) ?? 0};`;

/** One line of text as code in a cell of a table, where `|` would end the cell. */
function code(line: string): string {
  if (line === "") return "";
  const text = line.replaceAll(anyInvisible, codePointName);
  if (text.includes("\\|")) {
    // GitHub takes this for a backslash and the end of the cell.
    return `<code>${text.replaceAll(/[^\w\s]/gu, entityOf)}</code>`;
  }
  const marks = text.includes("`") ? ["`` ", " ``"] : ["`", "`"];
  return marks.join(text.replaceAll("|", "\\|"));
}

/** Text of any number of lines in a cell of a table. */
const cell = (text: string) =>
  text === "" ? "(nothing)" : text.split("\n").map(code).join("<br>");

const row = ({ bad, good, message }: Example) => [bad, message, good].map(cell);

/** What the catalog shows of a rule. */
type Shown = Pick<Rule<Subject>, "id" | "on" | "launch" | "examples">;

function section({ id, launch, examples }: Shown): string {
  const examplesTable = table(
    ["what was written", "what is told", "what to write instead"],
    examples.map(row),
  );
  return [
    `### ${id}`,
    launch && "Only for a site that is about to be public.",
    examples.length > 0 ? examplesTable : "No example fits into a table.",
  ]
    .filter(Boolean)
    .join("\n\n");
}

function group(list: readonly Shown[]): string {
  const titles = new Set(list.map(({ on }) => `## ${groups[on]}`));
  return [...titles, ...list.map(section)].join("\n\n");
}

const introduction = `# What is looked for in content/

Made by \`npm run schemas\` from the rules in \`src/content/rules\`; change it there. Every example is tried by \`__tests__/content/rules.test.ts\`. "What is told" is what was found, an arrow, and the fix. That fields are there and hold what they should is checked against \`src/content/schema\`.`;

/** docs/rules.md: every rule with its examples, by what it looks at. */
export function ruleCatalog(): string {
  return [introduction, ...Object.values(rules).map(group)].join("\n\n");
}
