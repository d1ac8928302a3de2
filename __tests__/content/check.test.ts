import { applyEdits } from "../../src/content/read/edits";
import { aboutPage, checkSample, reportOf } from "./support/snapshot";
import { edited, pageText, validFiles } from "./support/valid-files";

test("sorts problems by file and line, YAML files first", () => {
  const files = {
    "impact.yml": edited("impact.yml", "green", "grey").replace("15", ""),
    "site.yml": edited("site.yml", '"50010"', '"5"'),
    ...aboutPage("🐦 é [a](www.a.org) <b>sow</b>"),
    "notes.txt": "",
  };

  expect(reportOf(files)).toEqual([
    "site.yml:10:15 site › address › postalCode: 5",
    "impact.yml:4:10 impact › Acres › color: grey",
    "impact.yml:6:10 impact › Species › value: nothing",
    "notes.txt:1:1 notes.txt: content/notes.txt",
    "pages/about.mdx:10:5 about › Mission: a link to www.a.org",
    "pages/about.mdx:10:20 about › Mission: <b>",
  ]);
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

  expect(problems).toMatchObject([{ line: 5, where: ["programs"] }]);
  expect(notes).toEqual([
    "programs.yml can't be read all the way through. More problems may appear once this is fixed.",
  ]);
  expect(content).toBeUndefined();
});

test("a mistake that hides a syntax error hides what would follow from it, too", () => {
  const site = `"we\u00E2\u20AC\u2122re\n${validFiles["site.yml"] ?? ""}`;
  const { problems, notes } = checkSample({ "site.yml": site });

  expect(problems).toHaveLength(1);
  expect(notes).toEqual([
    expect.stringContaining("site.yml can't be read all the way through"),
  ]);
});

test("many problems in one file hide nothing in others", () => {
  const links = "[Give](https://paypal.me/other) ".repeat(60);
  const { problems, warnings } = checkSample(
    {
      ...aboutPage(links),
      "site.yml": edited("site.yml", "12-3456789", "98-7654321"),
    },
    { changed: new Map([["site.yml", validFiles["site.yml"] ?? null]]) },
  );

  expect(problems).toHaveLength(50);
  expect(warnings).toMatchObject([{ where: ["site", "ein"] }]);
});

test.each([
  ["about", "text: We are neighbors."],
  ["callToAction", "text: Every hour helps."],
])("the picture that %s may have needs its alt text", (section, text) => {
  const image = `${text}\n  image: images/garden.jpg`;
  const home = edited("home.yml", text, image);

  expect(reportOf({ "home.yml": home })).toEqual([
    expect.stringContaining(`home › ${section} › alt: nothing`),
  ]);
});

test.each(["200B", "200C", "200D", "2800", "2028", "FEFF", "E0041"])(
  "reports the invisible character U+%s",
  (hex) => {
    const typed = String.fromCodePoint(Number.parseInt(hex, 16));

    expect(reportOf(aboutPage(`We re${typed}store.`))).toEqual([
      expect.stringContaining(
        `:10:6 about › Mission: the invisible character U+${hex} in`,
      ),
    ]);
  },
);

test("says in which field an invisible character is, for its place in a form", () => {
  const site = edited("site.yml", "12 River Road", "12 River\u200B Road");
  const { problems } = checkSample({ "site.yml": site });

  expect(problems).toMatchObject([
    { where: ["site", "address", "street"], keys: ["address", "street"] },
  ]);
});

const policyFile = "pages/privacy-policy.mdx";
const policy = validFiles[policyFile] ?? "";
const reworded = policy.replace("We keep", "We never keep");
const wrapped = policy.replace("We keep", "We\nkeep");
const dated = (day: string, text: string) => text.replace("2025-06-30", day);
const today = { [policyFile]: dated("2025-08-01", policy) };
const at = (url: string) => ({
  "site.yml": edited("site.yml", "https://prairie.test", url),
});

test.each([
  ["an earlier date", dated("2025-07-01", reworded), {}, 1],
  ["a date that was in the future", dated("2025-09-01", policy), {}, 0],
  ["another line break", wrapped, {}, 0],
  ["a second change today", dated("2025-08-01", reworded), today, 0],
  [
    "an earlier date, not online",
    dated("2025-07-01", policy),
    at("https://a.example"),
    0,
  ],
  ["another text", reworded, at("https://a.example.org"), 1],
])("a policy with %s", (_, before, files, count) => {
  const changed = new Map([[policyFile, before]]);

  expect(reportOf(files, { changed })).toHaveLength(count);
});

test("a title that is taken is reported in the page that is new", () => {
  const file = "pages/a.mdx";
  const page = edited("pages/about.mdx", "We restore", "They restore");
  const changed = new Map([[file, null]]);

  expect(reportOf({ [file]: page }, { changed })).toEqual([
    "pages/a.mdx:2:8 a › title: About Us, which is also the title of the page /about",
  ]);
});

test("a field without a value has no other mistake", () => {
  const file = "pages/terms-of-use.mdx";

  expect(
    reportOf({ [file]: edited(file, "title:", "english:\ntitle:") }),
  ).toEqual([`${file}:2:9 terms-of-use › english: nothing`]);
});

test("a figure without its date can have other mistakes", () => {
  const impact = edited("impact.yml", "color: green", "color: grey");
  const files = { "impact.yml": impact.replace("  asOf: 2025-06-30\n", "") };

  expect(reportOf(files, {}, { launch: true })).toEqual([
    "impact.yml:1:3 impact › Acres › asOf: nothing",
    "impact.yml:4:10 impact › Acres › color: grey",
  ]);
});

test("a link from a card, and a whole address in a text, are enough to reach a page or document", () => {
  const site = "https://prairie.test";
  const files = {
    "documents/map.pdf": "%PDF-",
    "pages/trails.mdx": pageText("Trails", "See [us](/about)."),
    "pages/walks.mdx": pageText("Walks", "See [us](/about)."),
    "programs.yml": `${validFiles["programs.yml"]}  link: /walks\n`,
    ...aboutPage(`See ${site}/trails and ${site}/documents/map.pdf.`),
  };

  expect(reportOf(files, {}, { launch: true })).toEqual([]);
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

const withSite = (from: string, to: string) => edited("site.yml", from, to);

test.each([
  [
    "We meet in Nevada, Arkansas, not in Kansas.",
    withSite("Ames", "Nevada").replace("Iowa", "Arkansas"),
    "Kansas",
  ],
  [
    "We meet in Kansas City, Arkansas, not in Kansas.",
    withSite("Ames", "Kansas City").replace("Iowa", "Arkansas"),
    "Kansas",
  ],
  [
    "We serve St. John the Baptist Parish, not St. James Parish.",
    withSite("Story County", "St. John the Baptist Parish"),
    "St. James Parish",
  ],
  // Another rule asks for the name in place of the code.
  ["We serve Iowa, not Kansas.", withSite("Iowa", "IA"), "Kansas"],
])(
  "asks only about another place, where it is right: %s",
  (text, site, found) => {
    const files = { "site.yml": site, ...aboutPage(text) };

    const { warnings } = checkSample(files, {}, { launch: true });
    const here = warnings.filter(({ file }) => file.endsWith("about.mdx"));
    expect(here.map((each) => each.found)).toEqual([found]);
  },
);

test("fixes files indented with tabs throughout", () => {
  const files = Object.entries(validFiles).filter(([name]) =>
    name.endsWith(".yml"),
  );
  for (const [name, text] of files) {
    const indented = text.replaceAll(/^(?: {2})+/gm, (spaces) =>
      "\t".repeat(spaces.length / 2),
    );
    const { problems } = checkSample({ [name]: indented });
    const here = problems.filter(({ file }) => file === name);
    expect(applyEdits(indented, here).text).toBe(text);
  }
});

test("makes the first of two corrections that overlap, and keeps the line ends", () => {
  const edits = [
    { edit: { at: 0, end: 4, text: "c\nd" } },
    { edit: { at: 3, end: 5, text: "e" } },
  ];

  const { text, done } = applyEdits("a\r\nb\r\n", edits);

  expect(text).toBe("c\r\nd\r\n");
  expect(done).toEqual(edits.slice(0, 1));
});

test("headings that are fixed together need no other fix", () => {
  const page = (text: string) => edited("pages/about.mdx", "We restore", text);
  const before = page("# Work\n\nAll.\n\n### In May\n\n##### Seeds\n\nWe sow");
  const after = page("## Work\n\nAll.\n\n### In May\n\n#### Seeds\n\nWe sow");

  const { problems } = checkSample({ "pages/about.mdx": before });

  expect(applyEdits(before, problems).text).toBe(after);
});
