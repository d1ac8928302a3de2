import { readFileSync } from "node:fs";
import { guideTables } from "../../../scripts/schemas/guide-tables";
import { htmlElements } from "../../../src/content/schema/components";
import { checkSample } from "../../content/support/snapshot";
import { validFiles } from "../../content/support/valid-files";

const guide = readFileSync("EDITING.md", "utf8");

/** The code blocks and inline code in the guide. */
const blocks = (language: string) =>
  Array.from(
    guide.matchAll(
      new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\`$`, "gm"),
    ),
    ([, indent = "", text = ""]) =>
      text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
const pieces = Array.from(guide.matchAll(/`([^`\n]+)`/g), ([, code]) => code);

/** The problems in the sample content with a text added to it. */
function problemsWith(example: string) {
  const text = example.replace("burn-crew.jpg", "heron.jpg");
  const page: Record<string, string> = text.startsWith("---")
    ? { "pages/volunteer.mdx": text }
    : { "pages/about.mdx": `${validFiles["pages/about.mdx"]}\n${text}` };
  const [, document] = /\(\/(documents\/.+)\)/.exec(text) ?? [];
  const files = { ...page, ...(document && { [document]: "" }) };
  return checkSample(files).problems;
}

test.each(blocks("mdx"))("the guide's page example is valid: %s", (text) => {
  expect(problemsWith(text)).toEqual([]);
});

/** The content with an example of the guide in it. */
function withExample(text: string): Record<string, string> {
  if (text.startsWith("- value")) return { "impact.yml": text };
  if (text.startsWith("oldAddresses:")) {
    const page = validFiles["pages/about.mdx"] ?? "";
    return { "pages/about.mdx": page.replace("title:", `${text}title:`) };
  }
  if (text.startsWith("- title")) return { "events.yml": text };
  if (text.startsWith("text:")) return { "notice.yml": text };
  return { "site.yml": `${validFiles["site.yml"]}\n${text}` };
}

test.each(blocks("yaml"))("the guide's field example is valid: %s", (text) => {
  expect(checkSample(withExample(text)).problems).toEqual([]);
});

test("the guide's component examples are valid when copied", () => {
  const { components = "" } = guideTables();
  const parts = components.match(/(?<=`)<[A-Z]\w+ \/>(?=`)/g) ?? [];

  expect(parts).not.toEqual([]);
  expect(parts.flatMap(problemsWith)).toEqual([]);
});

test.each(Object.keys(htmlElements))("the guide mentions <%s>", (name) => {
  const tag = new RegExp(`<${name}\\b`);

  expect(pieces.filter((piece) => piece && tag.test(piece))).not.toEqual([]);
});
