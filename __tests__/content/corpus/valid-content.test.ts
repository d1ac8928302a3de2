/** @jest-environment node */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  edited,
  type Files,
  problemsIn,
  removeFolders,
  writeContent,
} from "../support/content-folder";
import { validFiles } from "../support/valid-files";

afterEach(removeFolders);

async function problemsWith(changes: Files) {
  return problemsIn(await writeContent(changes));
}

const toWindows = (text: string) => text.replaceAll("\n", "\r\n");

test("the valid content", async () => {
  expect(await problemsWith({})).toEqual([]);
});

test("Windows line ends in every file", async () => {
  const files = Object.entries(validFiles).map(([name, text]) => {
    return [name, toWindows(text)] as const;
  });

  expect(await problemsWith(Object.fromEntries(files))).toEqual([]);
});

test("a byte order mark in every file", async () => {
  const files = Object.entries(validFiles).map(([name, text]) => {
    return [name, `\uFEFF${text}`] as const;
  });

  expect(await problemsWith(Object.fromEntries(files))).toEqual([]);
});

test.each([
  ["a folded block", "text: >\n    We are\n    neighbors.\n"],
  ["a block that keeps lines", "text: |\n    We are\n\n    neighbors.\n"],
  ["a block with a strip sign", "text: |-\n    We are neighbors.\n"],
  ["text over two lines", "text: We are\n    neighbors.\n"],
  ["double quotes", 'text: "We\'re \\"good\\" neighbors: all of us."\n'],
  ["single quotes", "text: 'We''re neighbors: all of us.'\n"],
  ["a note above text", "# all of us\n  text: We are neighbors.\n"],
  ["a note after quoted text", 'text: "We are neighbors." # all of us\n'],
  ["a number sign within words", "text: We are C#1 and no#2.\n"],
  ["a number sign in quotes", 'text: "Apt # 4"\n'],
  ["curly quotes within straight ones", 'text: "“Come along!”"\n'],
  ["two curly quotations", "text: “Come,” they said, “along.”\n"],
  ["a curly quotation and more", "text: “Come along,” they said.\n"],
  ["an apostrophe before a year", "text: ’26 and ’27\n"],
  ["stars that are no bold", "text: 3*4*5, 2 * 3 * 4, acres** and birds**\n"],
  ["underscores in words", "text: seed_day_2025 and __\n"],
  ["brackets that are no link", "text: We [the neighbors] (all) are here.\n"],
  ["signs that are no tags", "text: Fewer than <5 acres, a < b > c.\n"],
  ["an ampersand", "text: Seed & sun, AT&T and Q&A;\n"],
  ["dots within text", "text: And so on… and on...\n"],
  ["a word like a stand-in", "text: The TODO list is done.\n"],
  [
    "hyphens and colons in a block",
    "text: |-\n    Note: bring seed -\n    label it: Prairie – now\n",
  ],
  ["a block deeper than most", "text: |-\n      We are\n\n      neighbors.\n"],
  [
    "a hyphen before the first words of a block",
    "text: |-\n    - A neighbor\n",
  ],
  ["signs within words", "text: C#, 24/7, rock & roll, 3*4, a@b.org, 50%!\n"],
  ["letters of the world", "text: Žluťoučký kůň, 草原, مرج, 👩‍🌾 and café\n"],
  ["a no-break space", "text: 12\u00A0acres\n"],
  ["words like values", "text: Yes, no, null and 8:30 are words here.\n"],
  ["text like a picture's name", "text: images/nowhere.jpg\n"],
  ["a key in quotes", '"text": We are neighbors.\n'],
])("YAML with %s", async (_, text) => {
  const home = edited("home.yml", "text: We are neighbors.\n", text);

  expect(await problemsWith({ "home.yml": home })).toEqual([]);
});

test("YAML within brackets", async () => {
  const impact =
    '[{value: "5", label: Acres, icon: sprout, color: green, asOf: 2025-06-30}]\n';

  expect(await problemsWith({ "impact.yml": impact })).toEqual([]);
});

test("YAML between document marks", async () => {
  const impact = `---\n${validFiles["impact.yml"] ?? ""}...\n`;

  expect(await problemsWith({ "impact.yml": impact })).toEqual([]);
});

test("today, where it is already tomorrow", async () => {
  const impact = edited("impact.yml", "asOf: 2025-06-30", "asOf: 2025-08-02");

  expect(await problemsWith({ "impact.yml": impact })).toEqual([]);
});

test("a leap day", async () => {
  const impact = edited("impact.yml", "asOf: 2025-06-30", "asOf: 2024-02-29");

  expect(await problemsWith({ "impact.yml": impact })).toEqual([]);
});

test.each([
  ["a sign for less than", "Fewer than &lt;5 acres, and a < b."],
  ["braces as text", "Write \\{ and }, or `{code}`."],
  ["code", "```\n<5 acres {x} <!-- c -->\nimport x\n```"],
  ["an email address", "Ask hello@example.org or www.example.org."],
  ["a table", "| a | b |\n| --- | --: |\n| **1** | [2](/about) |"],
  ["lists", "1. one\n   - two\n   - three\n\n     more\n2. four"],
  ["a quotation", "> To plant is to\n> believe.\n>\n> — A neighbor"],
  ["struck out text", "~~Never~~ always."],
  [
    "allowed elements",
    'H<sub>2</sub>O, <abbr title="tax number">EIN</abbr>, a<br />b',
  ],
  ["a rule between paragraphs", "One.\n\n---\n\nTwo."],
  ["a heading underlined", "History\n---\n\nLong."],
  [
    "two headings of one name",
    "## Now\n\n## Now\n\n[first](#now) [second](#now-1)",
  ],
  ["a heading with markup", "## The *river* `x`\n\n[up](#the-river-x)"],
  [
    "a heading of another script",
    "## 草原\n\n[up](#草原) [up](#%E8%8D%89%E5%8E%9F)",
  ],
  [
    "links of every kind",
    "[a](/) [b](/#contact) [c](/about#mission) [d](#mission) [e](https://example.org/x?y#z) [f](mailto:a@b.org) [g](tel:+15155550100) [h][r]\n\n[r]: /terms-of-use 'Terms'",
  ],
  ["a link with a title", '[a](/about "About us")'],
  ["components side by side", "<DonateButton /> <ContactDetails />"],
  [
    "a notice on one line",
    '<Notice title="Note">Closed on **Monday**.</Notice>',
  ],
  [
    "a notice with a list",
    '<Notice title="It’s &quot;so&quot;">\n\n- one\n- two\n\n<DonateButton />\n\n</Notice>',
  ],
  [
    "a notice in a list",
    '- one\n\n  <Notice title="Note">\n\n  Two.\n\n  </Notice>',
  ],
  ["a line that begins with important", "important words\nexported goods"],
  ["brackets in prose", "They said [sic] (see below) [1]."],
  ["a wide gap", `One${" ".repeat(70)}two.`],
  ["a box in a sentence", "- They wrote [x] here."],
  ["links as text", "\\[a](b c) and \\[a][b]."],
  ["a hard line break", "One\\\ntwo"],
  ["trailing spaces", "One  \ntwo   "],
])("a page with %s", async (_, text) => {
  const page = edited("pages/about.mdx", "We restore prairie.", text);

  expect(await problemsWith({ "pages/about.mdx": page })).toEqual([]);
});

test("a page with comments in its front matter", async () => {
  const page = edited(
    "pages/about.mdx",
    "title:",
    "# Ask before changing.\ntitle:",
  );

  expect(await problemsWith({ "pages/about.mdx": page })).toEqual([]);
});

test("spaces after the hyphens of front matter", async () => {
  const page = edited("pages/about.mdx", "---\ntitle", "---  \ntitle");

  expect(await problemsWith({ "pages/about.mdx": page })).toEqual([]);
});

test("a page without a line end", async () => {
  const page = (validFiles["pages/about.mdx"] ?? "").trimEnd();

  expect(await problemsWith({ "pages/about.mdx": page })).toEqual([]);
});

test("a page added by name", async () => {
  const page = edited("pages/about.mdx", "## Mission", "## Our *Trails*");
  const about = edited(
    "pages/about.mdx",
    "(/privacy-policy#what-we-keep)",
    "(/trails-2025#our-trails)",
  );
  const changes = { "pages/trails-2025.mdx": page, "pages/about.mdx": about };

  expect(await problemsWith(changes)).toEqual([]);
});

test("a link to a file that is served as it is", async () => {
  const link = edited(
    "pages/about.mdx",
    "(/privacy-policy#what-we-keep)",
    "(/files/report%202025.pdf)",
  );
  const folder = await writeContent({ "pages/about.mdx": link });
  const files = path.join(folder, "../static/files");
  await mkdir(files, { recursive: true });

  expect(await problemsIn(folder)).toHaveLength(1);
  await writeFile(path.join(files, "report 2025.pdf"), "");
  expect(await problemsIn(folder)).toEqual([]);
});
