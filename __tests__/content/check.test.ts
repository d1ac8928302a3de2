import { edited } from "./support/content-folder";
import { aboutPage, checkSample } from "./support/snapshot";
import { validFiles } from "./support/valid-files";

/** The problems in the sample with some files replaced: place, where in words, and found. */
function report(...sample: Parameters<typeof checkSample>) {
  return checkSample(...sample).problems.map(
    ({ file, line, column, where, found }) =>
      `${file.slice("content/".length)}:${line}:${column} ${where}: ${found}`,
  );
}

test("sorts problems by file and line, YAML files first", () => {
  const files = {
    "impact.yml": edited("impact.yml", "green", "grey").replace("15", ""),
    "site.yml": edited("site.yml", '"50010"', '"5"'),
    ...aboutPage("We <b>sow</b> www.a.org"),
    "notes.txt": "",
  };

  expect(report(files)).toEqual([
    "site.yml:10:15 site › address › postalCode: 5",
    "impact.yml:4:10 impact › Acres › color: grey",
    "impact.yml:6:10 impact › Species › value: nothing",
    "notes.txt:1:1 notes.txt: content/notes.txt",
    "pages/about.mdx:10:4 about › Mission: <b>",
    "pages/about.mdx:10:15 about › Mission: www.a.org",
  ]);
});

test("counts columns as an editor does", () => {
  expect(report(aboutPage("🐦👩‍🌾 é <b>of</b>"))).toEqual([
    "pages/about.mdx:10:6 about › Mission: <b>",
  ]);
});

test("says which field a problem is about, and at which offset", () => {
  const files = {
    "impact.yml": edited("impact.yml", "green", "grey"),
    "programs.yml": edited("programs.yml", "  image: images/seed.jpg\n", ""),
    ...aboutPage("🐦👩‍🌾 é <b>of</b>"),
  };
  const { problems } = checkSample(files);

  expect(problems).toMatchObject([
    { keys: [1, "image"] },
    { keys: [0, "color"] },
    {},
  ]);
  expect(problems.at(-1)).not.toHaveProperty("keys");
  const text = files["pages/about.mdx"];
  expect(text.slice(problems.at(-1)?.at)).toMatch(/^<b>of/);
});

test("also reports problems before a syntax error", () => {
  const programs = edited(
    "programs.yml",
    "alt: A heron",
    "alt: Photo of a heron",
  ).replace("- title: Seed Day", "-title: Seed Day");
  const { problems, notes, content } = checkSample({
    "programs.yml": programs,
  });

  expect(problems.map(({ line }) => line)).toEqual([5]);
  expect(notes).toEqual([
    "content/programs.yml can't be read all the way through. More problems may appear once this is fixed.",
  ]);
  expect(content).toBeUndefined();
});

test("accepts Windows line endings and a byte order mark", () => {
  const files = Object.fromEntries(
    Object.entries(validFiles).map(([path, text]) => [
      path,
      `\uFEFF${text.replaceAll("\n", "\r\n")}`,
    ]),
  );

  expect(report(files)).toEqual([]);
});

test.each([
  "Plant 2 * 3 rows, a < b, 5–6 acres and $5–$10.",
  "```\n<5 acres {x} <!-- c -->\nimport x\n```\n\nWrite `**bold`.",
  "Ask hello@example.org or see https://example.org/a_b.",
  "> To plant is to\n> believe.\n>\n> — A neighbor",
  "H<sub>2</sub>O, <abbr title='x y'>EIN</abbr>, a<br />b",
  "We.\n\n## Now\n\nA.\n\n## Now\n\n[b](#now-1)",
  "We.\n\n## 草原\n\n[up](#草原) [up](#%E8%8D%89%E5%8E%9F)",
  "[a](/) [b](/#contact) [c](mailto:a@b.org) [d](tel:+15155550100)",
  "[a](sms:+15155550100) https://www.niños.example",
  "[Read about Node.js](https://example.org), [ann@dnr.gov](https://example.org), [the end.We](https://example.org), [Example.org’s map](https://www.example.org/map)",
  '<Note title="A &amp; B">\n\n- one\n\n</Note>',
  '<Note title="Note">Closed **today**.</Note>',
  '- a\n\n  <Note title="N">\n\n  B.\n\n  </Note>',
  "Free* for members\\*\\* too.\n\n*Kids.\n\n\\*\\*Of any age.",
  "***Both***, **bold *and slanted***, **5**/**6**.",
  "1. one\n   - two\n2. three\n\n+ hat\n+ water",
  "| a | b |\n| --- | --: |\n| **1** | [2](/about) |",
  "We.\n\nHistory\n---\n\nLong.",
  "Thank you,  \n-Jane",
  "Prairie Friends<br />\n12 Road<br />\nAmes",
  "They said [sic] (see below) [1].",
  "important words\nexported goods",
  "می\u200Cخواهیم.",
  "क्\u200Dष, क्\u200Cष, ශ්\u200Dරී.",
  "👩\u200D🌾 👩🏽\u200D🤝\u200D👩🏼 🏳\uFE0F\u200D🌈 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  "Sembramos la pradera, señor García, a 20 °C.",
])("accepts %j", (text) => {
  expect(report(aboutPage(text))).toEqual([]);
});

type Row = [file: string, from: string, to: string];

const aboutText = (to: string): Row => [
  "home.yml",
  "text: We are neighbors.",
  to,
];

test.each<Row>([
  aboutText("text: We (and 5 * 3 others) are."),
  aboutText("text: >-\n    We are\n    neighbors."),
  aboutText("text: |\n    We are.\n\n    Here: now"),
  aboutText("text: images/nowhere.jpg"),
  aboutText('"text": "It\'s \\"ours\\" # 1"'),
  aboutText(
    "text: We.\n  image: images/heron.jpg\n  alt: A heron in the reeds",
  ),
  [
    "home.yml",
    "  text: Every hour helps.",
    "  text: Every hour helps.\n  image: images/garden.jpg\n  alt: Hands full of seed",
  ],
  ["site.yml", "name: Prairie Friends", "name: José García’s Friends"],
  ["site.yml", "copyrightYear: 2025", 'copyrightYear: "2026"'],
  ["impact.yml", "asOf: 2025-06-30", "asOf: 2025-08-02"],
  ["impact.yml", "asOf: 2025-06-30", "asOf: 2024-02-29"],
  ["impact.yml", '- value: "500+"', '---\n- value: "500+"'],
  ["pages/about.mdx", "title:", "order: -1\ntitle:"],
  [
    "pages/terms-of-use.mdx",
    "title: Terms of Use",
    "lang: es\ntitle: About Us",
  ],
  ["programs.yml", "alt: A heron", "alt: Picture frames by a heron"],
])("in %s, accepts %s written as %s", (file, from, to) => {
  expect(report({ [file]: edited(file, from, to) })).toEqual([]);
});

test.each([
  ["about", "text: We are neighbors."],
  ["callToAction", "text: Every hour helps."],
])("the picture that %s may have needs its alt text", (section, text) => {
  const image = `${text}\n  image: images/garden.jpg`;
  const home = edited("home.yml", text, image);

  expect(report({ "home.yml": home })).toEqual([
    expect.stringContaining(`home › ${section} › alt: nothing`),
  ]);
});

test.each([
  ["images/garden.jpg", []],
  ["images/heron.jpg", ["images/heron.jpg, 800 pixels wide"]],
  ["images/none.jpg", ["images/none.jpg"]],
])(
  "the picture %s behind a page's title has the problems %j",
  (name, found) => {
    const page = edited("pages/about.mdx", "---\n", `---\nimage: ${name}\n`);

    expect(report({ "pages/about.mdx": page })).toEqual(
      found.map((each) => `pages/about.mdx:2:8 about › image: ${each}`),
    );
  },
);

test.each(["200B", "200C", "200D", "2800", "2028", "FEFF", "E0041"])(
  "reports the invisible character U+%s, typed or written as a code",
  (hex) => {
    const typed = String.fromCodePoint(Number.parseInt(hex, 16));
    const code = `a code for the invisible character U+${hex}`;
    const text = `"We\\U${hex.padStart(8, "0")}are"`;

    expect(report(aboutPage(`We re${typed}store.`))).toEqual([
      expect.stringContaining(
        `:10:6 about: the invisible character U+${hex} in`,
      ),
    ]);
    expect(report(aboutPage(`We re&#x${hex};store 👩\u200D🌾.`))).toEqual([
      `pages/about.mdx:10:1 about › Mission: ${code}`,
    ]);
    expect(
      report({ "home.yml": edited("home.yml", "We are neighbors.", text) }),
    ).toEqual([`home.yml:9:9 home › about › text: ${code}`]);
  },
);

const policyFile = "pages/privacy-policy.mdx";
const policy = validFiles[policyFile] ?? "";
const replaced = policy.replace(/(?<=\n)\n[^]*/, "\nWe wrote this long ago.\n");
const reworded = policy.replace("We keep", "We never keep");
const wrapped = policy.replace("We keep", "We\nkeep");
const later = (text: string) => text.replace("2025-06-30", "2025-07-01");
const today = { [policyFile]: policy.replace("2025-06-30", "2025-08-01") };
const at = (url: string) => ({
  "site.yml": edited("site.yml", "https://prairie.test", url),
});

test.each([
  ["an earlier date", later(reworded), {}, 1],
  ["an earlier date and no paragraph of before", later(replaced), {}, 0],
  ["another line break", wrapped, {}, 0],
  ["another text, changed today", reworded, today, 0],
  ["an earlier date, not online", later(reworded), at("https://a.example"), 0],
  ["another text", reworded, at("https://a.example.org"), 1],
])("a policy with %s", (_, before, files, count) => {
  const changed = new Map([[policyFile, before]]);

  expect(report(files, { changed })).toHaveLength(count);
});

test("a title that is taken is reported in the page that is new", () => {
  const file = "pages/a.mdx";
  const page = edited("pages/about.mdx", "We restore", "They restore");
  const changed = new Map([[file, null]]);

  expect(report({ [file]: page }, { changed })).toEqual([
    "pages/a.mdx:2:8 a › title: About Us, which is also the title of pages/about.mdx",
  ]);
});

const plainPage = `---
title: Extra
description: A page with a description that is long enough for search results.
---

Come and see.
`;

// Files of builds and hosts have longer names, up to 255 bytes.
test.each([
  ["pages/", ".mdx"],
  ["images/", ".jpg"],
  ["documents/", ".pdf"],
])("a name in %s has at most 100 characters", (folder, ending) => {
  const name = `${"a".repeat(100)}${ending}`;
  const fixes = (path: string) =>
    checkSample({ [path]: plainPage })
      .problems.filter(({ expected }) => expected.includes("at most 100"))
      .map(({ fix }) => fix);

  expect(fixes(folder + name)).toEqual([]);
  expect(fixes(`${folder}a${name}`)).toEqual([expect.stringContaining(name)]);
});

test("what only blocks the launch doesn't stop the build", () => {
  const files = { "pages/alone.mdx": plainPage };
  const { problems, content } = checkSample(files, {}, { launch: true });

  expect(problems.map(({ found }) => found)).toEqual([
    "/alone, a page that no other page links to",
    "a page without a link",
  ]);
  expect(content).toBeDefined();
});

test("the address of a page that comes later can be suggested in front matter", () => {
  const spanish = plainPage.replace("\n", "\nlang: es\nenglish: /zoo-trai\n");
  const files = { "pages/aves.mdx": spanish, "pages/zoo-trail.mdx": plainPage };
  const { problems } = checkSample(files);

  expect(problems.map(({ fix }) => fix)).toContain("did you mean /zoo-trail?");
});

test("a link from a card is enough to reach a page", () => {
  const files = {
    "pages/trails.mdx": `${plainPage}See [us](/about).\n`,
    "programs.yml": `${validFiles["programs.yml"]}  link: /trails\n`,
  };

  expect(report(files, {}, { launch: true })).toEqual([]);
});

test.each([
  ["the evening", "2025-08-01T04:59:00Z", true],
  ["the night after", "2025-08-01T05:00:00Z", false],
])(
  "on %s of its last day where the site is, a notice shows: %s %s",
  (_, time, shows) => {
    const { content, warnings } = checkSample(
      { "notice.yml": "text: The trail is closed.\nuntil: 2025-07-31\n" },
      {},
      { now: new Date(time) },
    );

    expect(content?.notice !== undefined).toBe(shows);
    expect(warnings).toHaveLength(shows ? 0 : 1);
  },
);

const kilobytes = 63;

test.each([
  ["brackets", "home.yml", "[".repeat(kilobytes * 1024)],
  ["bad indentation", "home.yml", " a: b\n  c\n".repeat(kilobytes * 100)],
  ["asterisks", "pages/about.mdx", "*a **b ".repeat(kilobytes * 146)],
  ["brackets of links", "pages/about.mdx", "[a](".repeat(kilobytes * 256)],
  ["tags", "pages/about.mdx", "<b>\n\n".repeat(kilobytes * 200)],
])("handles thousands of %s", (_, file, text) => {
  const sample = validFiles[file] ?? "";
  const replaced = `${sample}\n\n${text}`.slice(0, 64 * 1024);

  expect(report({ [file]: replaced }).length).toBeGreaterThan(0);
});

const word = (length: number) => "a".repeat(length);
const gap = (length: number) =>
  "\u00A0 \t\r\f\u2003".repeat(50).slice(0, length);

test.each([
  ["pages/about.mdx", "We restore", `We ${word(2001)}`, "10:4 about"],
  ["pages/about.mdx", "title: About Us", `title: ${word(2001)}`, "2:8 about"],
  ["pages/about.mdx", "We restore", `We${gap(201)}restore`, "10:3 about"],
  ["home.yml", "text: We are", `text: ${word(2001)}`, "9:9 home"],
  ["home.yml", "text: We are", `text: We${gap(201)}are`, "9:11 home"],
])("in %s, refuses a long row in place of %s", (file, from, to, place) => {
  const files = { [file]: edited(file, from, to) };

  expect(report(files)).toEqual([expect.stringContaining(`${file}:${place}`)]);
  expect(checkSample(files).notes).toEqual([
    `content/${file} can't be read all the way through. More problems may appear once this is fixed.`,
  ]);
});

test("reads a word of 2,000 characters, and 200 spaces in a row", () => {
  const text = `We ${word(2000)}\nrestore${" ".repeat(200)}prairie.`;

  expect(report(aboutPage(text))).toEqual([]);
});
