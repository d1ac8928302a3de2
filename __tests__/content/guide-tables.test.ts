/** @jest-environment node */
import { readFileSync } from "node:fs";
import { guideTables, withTables } from "../../src/content/guide-tables";

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
