/** @jest-environment node */
import type { Nodes, TableRow } from "mdast";
import { ruleCatalog } from "../../../scripts/schemas/rule-catalog";
import { parseMarkdown } from "../../../src/content/body/syntax";
import { rules } from "../../../src/content/rules/rules";

const catalog = ruleCatalog();

/** The text of a cell: its lines of code. */
function shown(node: Nodes): string {
  if (node.type === "inlineCode" || node.type === "text") return node.value;
  if (node.type === "html") return node.value === "<br>" ? "\n" : "";
  return "children" in node ? node.children.map(shown).join("") : "";
}

const rows = parseMarkdown(catalog).children.flatMap((node): TableRow[] =>
  node.type === "table" ? node.children.slice(1) : [],
);

const written = (text: string) => text || "(nothing)";

test("every rule is in the catalog", () => {
  const ids = Object.values(rules).flatMap((list) => list.map(({ id }) => id));

  expect(catalog.match(/(?<=^### ).+$/gm)).toEqual(ids);
});

test("each example shows as typed", () => {
  const examples = Object.values(rules)
    .flatMap((list) => list.flatMap((rule) => rule.examples))
    .map(({ bad, message, good }) => [bad, message, good].map(written));
  const hasHidden = (cells: string[]) => /U\+[0-9A-F]{4}/.test(cells.join());

  expect(rows).toHaveLength(examples.length);
  for (const [index, { children }] of rows.entries()) {
    const cells = children.map(shown);
    if (!hasHidden(cells)) expect(cells).toEqual(examples[index]);
  }
});

test("names invisible characters", () => {
  expect(catalog).toContain("`We reU+00ADstore prairie.`");
});
