/** @jest-environment node */
import { check } from "../../src/content/check/check";
import { goodPicture, snapshotWith } from "./support/snapshot";
import { edited } from "./support/content-folder";
import { validFiles } from "./support/valid-files";
import { requiredPages } from "../../src/content/page-path";

const now = new Date("2025-08-01T12:00:00Z");

type Rest = Parameters<typeof snapshotWith>[1];

/** The problems in the sample with some files replaced: place, path, and found. */
function report(files: Record<string, string>, rest?: Rest) {
  const { problems } = check("content", snapshotWith(files, rest), { now });
  return problems.map(
    ({ file, line, column, path, found }) =>
      `${file.slice("content/".length)}:${line}:${column} ${path}: ${found}`,
  );
}

test("sorts problems by file and line, YAML files first", () => {
  const files = {
    "impact.yml": edited("impact.yml", "green", "grey").replace("15", ""),
    "site.yml": edited("site.yml", '"50010"', '"5"'),
    "pages/about.mdx": edited(
      "pages/about.mdx",
      "We restore prairie.",
      "We <b>sow</b> www.a.org",
    ),
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
  const files = {
    "pages/about.mdx": edited(
      "pages/about.mdx",
      "We restore",
      "🐦👩‍🌾 é <b>of</b>",
    ),
  };

  expect(report(files)).toEqual(["pages/about.mdx:10:6 about › Mission: <b>"]);
});

test("also reports problems before a syntax error", () => {
  const programs = edited(
    "programs.yml",
    "alt: A heron",
    "alt: Photo of a heron",
  ).replace("- title: Seed Day", "-title: Seed Day");
  const snapshot = snapshotWith({ "programs.yml": programs });
  const { problems, notes, content } = check("content", snapshot, { now });

  expect(problems.map(({ line }) => line)).toEqual([5]);
  expect(notes).toEqual([
    "content/programs.yml can't be read to its end. More may show once this is fixed.",
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

test("a page may come before those with a number above zero", () => {
  const page = edited("pages/about.mdx", "title:", "order: -1\ntitle:");
  const { problems, content } = check(
    "content",
    snapshotWith({ "pages/about.mdx": page }),
    { now },
  );

  expect(problems).toEqual([]);
  const orders = content?.pages.map(({ frontMatter }) => frontMatter.order);
  expect(orders).toContain(-1);
});

/** The about page with one sentence replaced. */
const about = (text: string) => ({
  "pages/about.mdx": edited("pages/about.mdx", "We restore prairie.", text),
});

test.each([
  ["amounts and sums", "Plant 2 * 3 rows, a < b, 5–6 acres and $5–$10."],
  ["code", "```\n<5 acres {x} <!-- c -->\nimport x\n```\n\nWrite `**bold`."],
  ["an email address", "Ask hello@example.org or see https://example.org/a_b."],
  ["a quotation", "> To plant is to\n> believe.\n>\n> — A neighbor"],
  [
    "allowed elements",
    "H<sub>2</sub>O, <abbr title='x y'>EIN</abbr>, a<br />b",
  ],
  [
    "two headings with the same text",
    "We.\n\n## Now\n\nA.\n\n## Now\n\n[b](#now-1)",
  ],
  ["another script", "We.\n\n## 草原\n\n[up](#草原) [up](#%E8%8D%89%E5%8E%9F)"],
  ["links", "[a](/) [b](/#contact) [c](mailto:a@b.org) [d](tel:+15155550100)"],
  ["links of other kinds", "[a](sms:+15155550100) https://www.niños.example"],
  [
    "names in the words of links",
    "[Read about Node.js](https://example.org), [ann@dnr.gov](https://example.org), [the end.We](https://example.org), [Example.org’s map](https://www.example.org/map)",
  ],
  ["a notice with a list", '<Notice title="A &amp; B">\n\n- one\n\n</Notice>'],
  ["a notice on one line", '<Notice title="Note">Closed **today**.</Notice>'],
  ["a notice in a list", '- a\n\n  <Notice title="N">\n\n  B.\n\n  </Notice>'],
  [
    "footnotes with asterisks",
    "Free* for members\\*\\* too.\n\n*Kids.\n\n\\*\\*Of any age.",
  ],
  ["bold and italic", "***Both***, **bold *and slanted***, **5**/**6**."],
  ["lists", "1. one\n   - two\n2. three\n\n+ hat\n+ water"],
  ["a table", "| a | b |\n| --- | --: |\n| **1** | [2](/about) |"],
  ["a heading underlined", "We.\n\nHistory\n---\n\nLong."],
  ["a line break in a signature", "Thank you,  \n-Jane"],
  ["an address with line breaks", "Prairie Friends<br />\n12 Road<br />\nAmes"],
  ["brackets in prose", "They said [sic] (see below) [1]."],
  ["words like code", "important words\nexported goods"],
  ["Persian", "می\u200Cخواهیم."],
  ["Hindi and Sinhala", "क्\u200Dष, क्\u200Cष, ශ්\u200Dරී."],
  [
    "emoji of several characters",
    "👩\u200D🌾 👩🏽\u200D🤝\u200D👩🏼 🏳\uFE0F\u200D🌈 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ],
  ["another language", "Sembramos la pradera, señor García, a 20 °C."],
])("accepts %s", (_, text) => {
  expect(report(about(text))).toEqual([]);
});

test.each([
  ["home.yml", "text: We are neighbors.", "text: We (and 5 * 3 others) are."],
  [
    "home.yml",
    "text: We are neighbors.",
    "text: >-\n    We are\n    neighbors.",
  ],
  [
    "home.yml",
    "text: We are neighbors.",
    "text: |\n    We are.\n\n    Here: now",
  ],
  ["home.yml", "text: We are neighbors.", "text: images/nowhere.jpg"],
  ["home.yml", "text: We are neighbors.", '"text": "It\'s \\"ours\\" # 1"'],
  ["site.yml", "name: Prairie Friends", "name: José García’s Friends"],
  ["site.yml", "copyrightYear: 2025", 'copyrightYear: "2026"'],
  ["impact.yml", "asOf: 2025-06-30", "asOf: 2025-08-02"],
  ["impact.yml", "asOf: 2025-06-30", "asOf: 2024-02-29"],
  ["impact.yml", '- value: "500+"', '---\n- value: "500+"'],
  ["programs.yml", "alt: A heron", "alt: Picture frames by a heron"],
])("in %s, accepts %s written as %s", (file, from, to) => {
  expect(report({ [file]: edited(file, from, to) })).toEqual([]);
});

test("the call to action's picture is optional, but not its alt text", () => {
  const text = "text: Every hour helps.";
  const image = "image: images/hero.jpg";
  const withImage = (...more: string[]) => ({
    "home.yml": edited("home.yml", text, [text, image, ...more].join("\n  ")),
  });

  expect(report(withImage("alt: Hands full of seed"))).toEqual([]);
  expect(report(withImage())).toEqual([
    "home.yml:27:3 home › callToAction › alt: nothing",
  ]);
});

test.each(["200B", "200C", "200D", "2800", "2028", "FEFF", "E0041"])(
  "reports the invisible character U+%s, typed or written as a code",
  (hex) => {
    const place = "about › Mission: ";
    const typed = String.fromCodePoint(Number.parseInt(hex, 16));

    expect(report(about(`We re${typed}store.`))).toEqual([
      expect.stringContaining(
        `:10:6 about: the invisible character U+${hex} in`,
      ),
    ]);
    expect(report(about(`We re&#x${hex};store 👩\u200D🌾.`))).toEqual([
      `pages/about.mdx:10:1 ${place}a code for the invisible character U+${hex}`,
    ]);
  },
);

test.each(["\\u2028", "\\v", "\\f", "\\r", "\\uFEFF", "\\u200d", "\\u2800"])(
  "reports the code %s in a field",
  (code) => {
    const home = edited("home.yml", "text: We are", `text: "We${code}are"`);

    expect(
      report({ "home.yml": home.replace('" neighbors.', ' neighbors."') }),
    ).toEqual([
      expect.stringContaining("a code for the invisible character U+"),
    ]);
  },
);

test("reports an invisible character written as an entity", () => {
  expect(report(about("We re&#x202E;store &#x3164; it."))).toEqual([
    "pages/about.mdx:10:1 about › Mission: a code for the invisible character U+202E",
  ]);
});

test("reports a changed page with an old date", () => {
  const file = "pages/privacy-policy.mdx";
  const before = edited(file, "We keep [little](/about).", "We keep much.");
  const day = "pages/privacy-policy.mdx:4:14 privacy-policy › lastUpdated: ";
  const after = (text: string) =>
    report({}, { changed: new Map([[file, text]]) });

  expect(after(before)).toEqual([
    `${day}2025-06-30, though the text has changed since`,
  ]);
  expect(after(before.replace("2025-06-30", "2025-07-01"))).toEqual([
    `${day}2025-06-30, earlier than before`,
  ]);
  expect(after(edited(file, "We keep [little]", "We keep\n[little]"))).toEqual(
    [],
  );
  const today = edited(file, "2025-06-30", "2025-08-01");
  expect(
    report({ [file]: today }, { changed: new Map([[file, before]]) }),
  ).toEqual([]);
});

test("a policy that replaces another text has a date of its own", () => {
  const file = "pages/privacy-policy.mdx";
  const [front = ""] = /^---[^]*?---\n/.exec(validFiles[file] ?? "") ?? [];
  const later = front.replace("2025-06-30", "2025-07-01");
  const changedFrom = (text: string) =>
    report({}, { changed: new Map([[file, later + text]]) });

  expect(changedFrom("\nWe wrote this long ago.\n")).toEqual([]);
  expect(changedFrom("\nWe wrote this.\n\nNothing at all.\n")).toHaveLength(1);
});

test("two pages in different languages may have the same title", () => {
  const terms = edited("pages/terms-of-use.mdx", "Terms of Use", "About Us");

  expect(report({ "pages/terms-of-use.mdx": terms })).toHaveLength(1);
  expect(
    report({
      "pages/terms-of-use.mdx": terms.replace("title:", "lang: es\ntitle:"),
    }),
  ).toEqual([]);
});

test("a title that is taken is told in the page that is new", () => {
  const file = "pages/a.mdx";
  const page = edited("pages/about.mdx", "We restore", "They restore");
  const changed = new Map([[file, null]]);

  expect(report({ [file]: page }, { changed })).toEqual([
    "pages/a.mdx:2:8 a › title: About Us, which is also the title of pages/about.mdx",
  ]);
});

test("a page keeps its date while the site's address is a placeholder", () => {
  const file = "pages/privacy-policy.mdx";
  const before = edited(file, "We keep [little](/about).", "We keep much.");
  const reportsAt = (url: string) =>
    report(
      { "site.yml": edited("site.yml", "https://prairie.test", url) },
      {
        changed: new Map([[file, before.replace("2025-06-30", "2025-07-01")]]),
      },
    );

  expect(reportsAt("https://prairie.example")).toEqual([]);
  expect(reportsAt("https://prairie.example.org")).toHaveLength(1);
});

test("reports a dusk picture without its daylight picture", () => {
  const dusk = { "images/heron.dusk.jpg": "" };
  const { width, height } = goodPicture;
  const place = "images/heron.dusk.jpg:1:1 images › heron.dusk.jpg: ";

  expect(report(dusk)).toEqual([`${place}${width} × ${height} pixels`]);
  const changed = new Map([["images/heron.jpg", null]]);
  expect(report(dusk, { changed })).toEqual([
    `${place}the dark version of the old heron.jpg`,
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
  ["pages", ".mdx", "edit it, and write  NAME  for its name"],
  ["images", ".jpg", "upload that to content/images"],
  ["documents", ".pdf", "upload that to content/documents"],
])("a name in %s has at most 100 characters", (folder, ending, fix) => {
  const fixes = (length: number) => {
    const files = {
      [`${folder}/${"a".repeat(length)}${ending}`]: plainPage,
    };
    return check("content", snapshotWith(files), { now })
      .problems.filter(({ expected }) => expected.includes("at most 100"))
      .map((problem) => problem.fix);
  };
  const name = `${"a".repeat(100)}${ending}`;

  expect(fixes(100)).toEqual([]);
  expect(fixes(101)).toEqual([
    expect.stringContaining(fix.replace("NAME", name)),
  ]);
  expect(fixes(101)[0]).toContain(name);
});

// The build keeps its own files in such folders.
test.each(["static", "page-data"])("no page is named %s", (name) => {
  const file = `pages/${name}.mdx`;

  expect(report({ [file]: plainPage })).toEqual([
    `${file}:1:1 ${name}: ${name}.mdx`,
  ]);
});

test("reports a renamed required page once", () => {
  const snapshot = snapshotWith({
    "pages/privacy.mdx": validFiles["pages/privacy-policy.mdx"] ?? "",
  });
  const entries = snapshot.entries.filter(
    ({ path }) => path !== "pages/privacy-policy.mdx",
  );
  const { problems } = check("content", { ...snapshot, entries }, { now });

  expect(problems.map(({ found, fix }) => `${found} → ${fix}`)).toEqual([
    "privacy.mdx, which seems to be privacy-policy.mdx → name it privacy-policy.mdx again",
  ]);
});

test("before launch, reports pages without incoming or outgoing links", () => {
  const page =
    "---\ntitle: Alone\ndescription: A page that nobody links to, with nothing on it to go on to.\n---\n\nHello.\n";
  const snapshot = snapshotWith({ "pages/alone.mdx": page });
  const { problems, content } = check("content", snapshot, {
    now,
    launch: true,
  });

  expect(problems.map(({ found }) => found)).toEqual([
    "/alone, a page that no other page links to",
    "a page without a link",
  ]);
  expect(content?.pages).toHaveLength(requiredPages.length + 1);
});

test("a link from a card is enough to reach a page", () => {
  const page =
    "---\ntitle: Trails\ndescription: Where our trails are, how long they are, and what grows beside them.\n---\n\nSee [us](/about).\n";
  const programs = `${validFiles["programs.yml"]?.trimEnd()}\n  link: /trails\n`;
  const files = { "pages/trails.mdx": page, "programs.yml": programs };

  const { problems } = check("content", snapshotWith(files), {
    now,
    launch: true,
  });
  expect(problems).toEqual([]);
});

test.each([
  ["the evening", "2025-08-01T04:59:00Z", true],
  ["the night after", "2025-08-01T05:00:00Z", false],
])("on %s of its last day in Iowa, a notice shows: %s %s", (_, time, shows) => {
  const notice = "text: The trail is closed.\nuntil: 2025-07-31\n";
  const snapshot = snapshotWith({ "notice.yml": notice });
  const { problems, warnings, content } = check("content", snapshot, {
    now: new Date(time),
  });

  expect(problems).toEqual([]);
  expect(content?.notice !== undefined).toBe(shows);
  expect(warnings).toHaveLength(shows ? 0 : 1);
});

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
const gap = (length: number) => " ".repeat(length);
const allSpaces = "\u00A0 \t\r\f\u2003".repeat(34).slice(0, 201);

const tooLong = `${word(60)}…, 2,001 characters without a space`;
const tooWide = "201 spaces or line breaks in a row";

test.each([
  [
    "text",
    "We restore prairie.",
    `We ${word(2001)}.`,
    `10:4 about: ${tooLong.replace("1 c", "2 c")}`,
  ],
  [
    "front matter",
    "title: About Us",
    `title: ${word(2001)}`,
    `2:8 about: ${tooLong}`,
  ],
  ["text", "We restore", `We${allSpaces}restore`, `10:3 about: ${tooWide}`],
  [
    "text",
    "## Mission",
    `${"\n".repeat(199)}## Mission`,
    `6:74 about: ${tooWide}`,
  ],
  [
    "front matter",
    "title: About",
    `title:${allSpaces}About`,
    `2:7 about: ${tooWide}`,
  ],
])(
  "in a page's %s, refuses a long row in place of %s",
  (_, from, to, message) => {
    const file = "pages/about.mdx";
    const snapshot = snapshotWith({ [file]: edited(file, from, to) });
    const { notes } = check("content", snapshot, { now });

    expect(report({ [file]: edited(file, from, to) })).toEqual([
      `${file}:${message}`,
    ]);
    expect(notes).toEqual([
      "content/pages/about.mdx can't be read to its end. More may show once this is fixed.",
    ]);
  },
);

test.each([
  [`text: ${word(2001)}`, `9:9 home: ${tooLong}`],
  [`text: We${gap(201)}are`, `9:11 home: ${tooWide}`],
  [`text: [\nA${gap(5000)}`, `10:2 home: 5,001 spaces or line breaks in a row`],
])("in home.yml, refuses a long row", (text, message) => {
  const home = edited("home.yml", "text: We are neighbors.", text);

  expect(report({ "home.yml": home })).toEqual([`home.yml:${message}`]);
});

test("reads a word of 2,000 characters, and 200 spaces in a row", () => {
  const text = `We ${word(2000)}\nrestore${gap(200)}prairie.`;

  expect(report(about(text))).toEqual([]);
});
