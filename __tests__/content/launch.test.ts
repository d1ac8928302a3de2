/** @jest-environment node */
import type { CheckOptions } from "../../src/content/check-content";
import {
  edited,
  type Files,
  inWords,
  problemsIn,
  removeFolders,
  writeContent,
} from "./support/content-folder";
import { validFiles } from "./support/valid-files";

afterEach(removeFolders);

async function notReady(changes: Files = {}, options: CheckOptions = {}) {
  const problems = await problemsIn(await writeContent(changes), {
    launch: true,
    ...options,
  });
  return problems.map(inWords);
}

const before = "write the real one before the site is public";
const fresh = "a day in the last 18 months";

test("the valid content is ready but for a page that leads nowhere", async () => {
  expect(await notReady()).toEqual([
    [
      "pages/privacy-policy.mdx:6:1",
      "privacy-policy › opening text",
      "a page without a link",
      "at least one link, for readers who want to go on",
      "link to another page, or add  <DonateButton />  or  <ContactDetails />",
    ],
  ]);
});

/** The valid content with a link on every page. */
const ready = {
  "pages/privacy-policy.mdx": edited(
    "pages/privacy-policy.mdx",
    "We keep little.",
    "We keep [little](/about).",
  ),
};

test("content that is ready", async () => {
  expect(await notReady(ready)).toEqual([]);
});

test.each([
  "[Us](/about).",
  "[Us][a].\n\n[a]: /about",
  "Write to hello@prairie.test.",
  "See https://iowadnr.gov.",
  "<DonateButton />",
  "<ContactDetails />",
])("readers can go on from %s", async (text) => {
  const page = edited("pages/privacy-policy.mdx", "We keep little.", text);

  expect(await notReady({ "pages/privacy-policy.mdx": page })).toEqual([]);
});

test.each([
  [
    "site.yml",
    '"12-3456789"',
    '"00-0000000"',
    ["11:7", "site › ein", "00-0000000", "the EIN of the organization"],
  ],
  [
    "site.yml",
    "12 River Road",
    "000 Example Street",
    [
      "7:11",
      "site › address › street",
      "000 Example Street",
      "the real street",
    ],
  ],
  [
    "site.yml",
    '"50010"',
    '"00000"',
    ["10:16", "site › address › postalCode", "00000", "the real ZIP code"],
  ],
  [
    "site.yml",
    "hello@prairie.test",
    "hello@prairie.example",
    [
      "5:8",
      "site › email",
      "hello@prairie.example",
      "a real address; .example never leads anywhere",
    ],
  ],
  [
    "home.yml",
    "Every hour helps.",
    "TODO Every hour helps.",
    ["28:9", "home › callToAction › text", "TODO", "the finished text"],
  ],
  [
    "home.yml",
    "text: Every hour helps.",
    "text: |-\n    Every hour helps.\n\n    Write to us. TODO",
    ["31:18", "home › callToAction › text", "TODO", "the finished text"],
  ],
  [
    "home.yml",
    "Every hour helps.",
    "Come to 000 Example\n    Street, Ames.",
    [
      "28:17",
      "home › callToAction › text",
      "000 Example Street",
      "the real street",
    ],
  ],
  [
    "site.yml",
    "Ames",
    "Bluestem",
    ["8:9", "site › address › city", "Bluestem", "the real city"],
  ],
  [
    "pages/about.mdx",
    "We restore prairie.",
    "We are in Ames, Iowa 00000.",
    ["10:22", "about › Mission", "00000", "the real ZIP code"],
  ],
  [
    "pages/about.mdx",
    "We restore prairie.",
    "See [our rating](https://rating.test/ein/000000000).",
    ["10:42", "about › Mission", "000000000", "the EIN of the organization"],
  ],
  [
    "pages/about.mdx",
    "We restore prairie.",
    "We lorem ipsum.",
    ["10:4", "about › Mission", "lorem ipsum", "the finished text"],
  ],
])("a placeholder in %s: %s", async (file, from, to, words) => {
  const [place, ...rest] = words;
  const changes = { ...ready, [file]: edited(file, from, to) };

  expect(await notReady(changes)).toEqual([
    [`${file}:${place}`, ...rest, before],
  ]);
});

test.each([
  ["home.yml", "Every hour helps.", "Bluestem grows in Bluestem County."],
  ["site.yml", "Ames", "Bluestem Falls"],
  [
    "pages/about.mdx",
    "We restore prairie.",
    "We sowed 100000 seeds at $0.00000 each, not 000-00000 or 1000000000.",
  ],
])("what is no placeholder in %s: %s", async (file, from, to) => {
  const changes = { ...ready, [file]: edited(file, from, to) };

  expect(await notReady(changes)).toEqual([]);
});

test("a page without front matter has that problem alone", async () => {
  const problems = await notReady({ ...ready, "pages/about.mdx": "TODO\n" });

  expect(problems.map(([place, , found]) => [place, found])).toEqual([
    ["pages/about.mdx:1:1", "TODO"],
  ]);
});

test("a page that can't be read has that problem alone", async () => {
  const page = edited(
    "pages/about.mdx",
    "We restore prairie.",
    "> ".repeat(40) + "x",
  );
  const problems = await notReady({ ...ready, "pages/about.mdx": page });

  expect(problems.map(([place]) => place)).toEqual(["pages/about.mdx:10:1"]);
});

test("a figure without a day", async () => {
  const impact = edited("impact.yml", "  asOf: 2025-06-30\n", "");

  expect(await notReady({ ...ready, "impact.yml": impact })).toEqual([
    [
      "impact.yml:1:10",
      "impact › Acres › asOf",
      "nothing",
      fresh,
      "add the line  asOf: 2025-08-01  with the day the figure was true",
    ],
  ]);
});

test.each([
  ["2024-01-31", 1],
  ["2024-02-01", 0],
])("a figure of %s has %i problems", async (day, count) => {
  const impact = edited("impact.yml", "asOf: 2025-06-30", `asOf: ${day}`);
  const problems = await notReady({ ...ready, "impact.yml": impact });

  expect(problems).toHaveLength(count);
  for (const problem of problems) {
    expect(problem).toEqual([
      "impact.yml:5:9",
      "impact › Acres › asOf",
      "2024-01-31, more than 18 months ago",
      fresh,
      "count again, and write the new figure and its day",
    ]);
  }
});

test.each([
  ["2025-02-27", 1],
  ["2025-02-28", 0],
  ["2025-03-01", 0],
])(
  "at the end of a long month, a figure of %s has %i problems",
  async (day, count) => {
    const now = new Date("2026-08-31T12:00:00Z");
    const impact = edited("impact.yml", "asOf: 2025-06-30", `asOf: ${day}`);
    const changes = { ...ready, "impact.yml": impact };

    expect(await notReady(changes, { now })).toHaveLength(count);
  },
);

test("a placeholder is no problem before the launch", async () => {
  const site = (validFiles["site.yml"] ?? "").replace(
    "12-3456789",
    "00-0000000",
  );

  expect(await problemsIn(await writeContent({ "site.yml": site }))).toEqual(
    [],
  );
});
