import type { Problem } from "../../src/content/check/result";
import { formatReport } from "../../src/content/check/report";
import { formatAnnotation } from "../../scripts/process/github-commands";
import { checkSample } from "./support/snapshot";
import { validFiles } from "./support/valid-files";

const problem: Problem = {
  kind: "mistake",
  file: "content/programs.yml",
  line: 14,
  column: 12,
  at: 320,
  where: ["programs", "Wildlife Monitoring", "image"],
  found: "images/heron.jpeg",
  expected: "a picture of this site",
  fix: "did you mean images/heron.jpg?",
};

test("an annotation can't end early or begin another command", () => {
  const nasty = {
    ...problem,
    file: "content/a,b:c\n.yml",
    found: "100%\r\n::set-output name=x::1",
  };

  expect(formatAnnotation(nasty)).toMatch(
    /^::error file=content\/a%2Cb%3Ac%0A\.yml,line=14,col=12,title=[^:]*::Found: 100%25U\+000DU\+000A::set-output name=x::1%0AExpected: [^\n]*$/,
  );
});

// Red text, and text from right to left, for whatever comes after it.
const orders = "\u001B[31m\u009B31m\u202E";

test.each([
  ["a copy of a page", "pages/", ".mdx", validFiles["pages/about.mdx"]],
  ["a page without front matter", "pages/", ".mdx", "Text"],
  ["many mistakes", "pages/", ".mdx", `---\n---\n${"<x>\n\n".repeat(60)}`],
  ["a page for another", "pages/privacy", ".mdx", "---\n---\n"],
  ["a picture", "images/", ".dusk.jpg", ""],
  ["a PDF", "documents/", ".pdf", ""],
  ["another file", "", ".txt", ""],
  ["a folder", "a", "/b.txt", ""],
])("the name of %s gives a terminal no orders", (_, start, end, text = "") => {
  const name = `${start}x${orders}\ny${end}`;
  const result = checkSample({ [name]: text });

  expect(result.problems.length).toBeGreaterThan(0);
  expect(formatReport(result)).not.toMatch(/[^\P{C}\n]|\ny/u);
});

test("nothing else in a report does, wherever it comes from", () => {
  const words = { found: orders, expected: orders, fix: orders };
  const told: Partial<Problem> = { where: [orders], ...words };
  const report = formatReport({
    problems: [{ ...problem, ...told }],
    warnings: [],
    stockPhotos: [],
    files: 7,
    notes: [`The build failed:\n  ${orders}`],
  });

  expect(report).not.toMatch(/[^\P{C}\n]/u);
  expect(report).toContain("\nThe build failed:\n  U+001B[31m");
  expect(formatAnnotation({ ...problem, ...told })).not.toMatch(/\p{C}/u);
});
