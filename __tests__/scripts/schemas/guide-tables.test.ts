/** @jest-environment node */
import { readFileSync } from "node:fs";
import { check } from "../../../src/content/check";
import { guideTables, withTables } from "../../../scripts/schemas/guide-tables";
import { htmlElements } from "../../../src/content/schema/components";
import { snapshotWith } from "../../content/support/snapshot";
import { validFiles } from "../../content/support/valid-files";

const guide = readFileSync("EDITING.md", "utf8");

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

/** What is wrong with the sample content once a text is part of it. */
function problemsWith(text: string) {
  const page: Record<string, string> = text.startsWith("---")
    ? { "pages/volunteer.mdx": text }
    : { "pages/about.mdx": `${validFiles["pages/about.mdx"]}\n${text}` };
  return check("content", snapshotWith(page)).problems;
}

test.each(blocks("mdx"))("what the guide shows of a page works: %s", (text) => {
  expect(problemsWith(text)).toEqual([]);
});

test("what the guide shows of a figure works", () => {
  const [figure = ""] = blocks("yaml");

  const snapshot = snapshotWith({ "impact.yml": figure });

  expect(check("content", snapshot).problems).toEqual([]);
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
  expect(parts.flatMap(problemsWith)).toEqual([]);
});

test.each(Object.keys(htmlElements))("the guide tells of <%s>", (name) => {
  const tag = new RegExp(`<${name}\\b`);

  expect(pieces.filter((piece) => piece && tag.test(piece))).not.toEqual([]);
});
