/** @jest-environment node */
import { readFileSync } from "node:fs";
import {
  checkPageText,
  checkYamlText,
} from "../../src/content/check/check-files";
import { checkBody } from "../../src/content/check/page/check-body";
import { guideTables, withTables } from "../../src/content/guide-tables";
import { htmlElements } from "../../src/content/html-elements";

const guide = readFileSync("EDITING.md", "utf8");

/** The cells of a Markdown table, without the padding that formatting adds. */
const plain = (text: string) =>
  text.replaceAll(/ +\|/g, " |").replaceAll(/-{3,}/g, "---");

test("the guide's tables say what the schemas say", () => {
  // If this fails, a schema changed: run  npm run schemas
  expect(plain(guide)).toBe(plain(withTables(guide)));
});

test.each(Object.keys(guideTables()))(
  "the guide shows the table %s",
  (name) => {
    expect(guide).toContain(`<!-- table: ${name} -->`);
  },
);

test("a table lists nested fields and which are needed", () => {
  const { "programs.yml": programs, "site.yml": site } = guideTables();

  expect(site).toContain("| `address › street` |");
  expect(programs).toMatch(/\| `title` \| .+ \| yes \|/);
  expect(programs).toMatch(/\| `credit` \| .+ \| no \|/);
});

test("a place for a table that there isn't is a mistake", () => {
  expect(() => withTables("<!-- table: staff -->\n<!-- end -->")).toThrow(
    "No table named staff",
  );
});

/** What the guide shows in code, on lines of its own or within a line. */
const blocks = (language: string) =>
  Array.from(
    guide.matchAll(
      new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, "gm"),
    ),
    ([, indent = "", text = ""]) =>
      text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
const pieces = Array.from(guide.matchAll(/`([^`\n]+)`/g), ([, code]) => code);

test.each(blocks("mdx"))("what the guide shows of a page works: %s", (text) => {
  const { mistakes, findings } = text.startsWith("---")
    ? { ...checkPageText(text, "volunteer.mdx"), mistakes: [] }
    : { ...checkBody(text), findings: [] };

  expect([...mistakes, ...findings]).toEqual([]);
});

test("what the guide shows of a figure works", () => {
  const [figure = ""] = blocks("yaml");

  expect(checkYamlText(figure, "impact.yml").findings).toEqual([]);
});

test("the guide prints parts of the site so that they work when copied", () => {
  const { components = "" } = guideTables();
  const parts = components.match(/(?<=`)<[A-Z]\w+ \/>(?=`)/g) ?? [];

  expect(parts).toEqual([
    "<ContactDetails />",
    "<DonateButton />",
    "<ImpactFigures />",
  ]);
  expect(components).toContain('`<Notice title="…">`, your text, `</Notice>`');
  expect(parts.flatMap((part) => checkBody(part).mistakes)).toEqual([]);
});

test.each(Object.keys(htmlElements))("the guide tells of <%s>", (name) => {
  const tag = new RegExp(`<${name}\\b`);

  expect(pieces.filter((piece) => piece && tag.test(piece))).not.toEqual([]);
});
