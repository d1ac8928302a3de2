import { setTimeout } from "node:timers/promises";
import { aboutPage, checkSample, reportOf } from "./support/snapshot";
import { edited, validFiles } from "./support/valid-files";

const kilobytes = 63;

test.each([
  ["brackets", "home.yml", "[".repeat(kilobytes * 1024)],
  ["bad indentation", "home.yml", " a: b\n  c\n".repeat(kilobytes * 100)],
  ["asterisks", "pages/about.mdx", "*a **b ".repeat(kilobytes * 146)],
  ["brackets of links", "pages/about.mdx", "[a](".repeat(kilobytes * 256)],
  ["tags", "pages/about.mdx", "<b>\n\n".repeat(kilobytes * 200)],
])(
  "handles thousands of %s",
  async (_, file, text) => {
    const sample = validFiles[file] ?? "";
    const replaced = `${sample}\n\n${text}`.slice(0, 64 * 1024);

    expect(reportOf({ [file]: replaced })).not.toEqual([]);

    // Only now can Jest stop a check that takes as long as the square of the text.
    await setTimeout();
  },
  20_000,
);

const word = (length: number) => "a".repeat(length);
const gap = (length: number) =>
  "\u00A0 \t\r\f\u2003".repeat(50).slice(0, length);

test.each([
  ["pages/about.mdx", "We restore", `We ${word(2001)}`, "10:4 about"],
  ["pages/about.mdx", "title: About Us", `title: ${word(2001)}`, "2:8 about"],
  ["pages/about.mdx", "We restore", `We${gap(201)}restore`, "10:3 about"],
  ["home.yml", "text: We are", `text: ${word(2001)}`, "9:9 home"],
  ["home.yml", "text: We are", `text: We${gap(201)}are`, "9:11 home"],
  ["pages/about.mdx", "We restore", "> We\n\n".repeat(1000), "2001:1 about"],
])(
  "in %s, refuses what is too long in place of %s",
  (file, from, to, place) => {
    const files = { [file]: edited(file, from, to) };

    expect(reportOf(files)).toEqual([
      expect.stringContaining(`${file}:${place}`),
    ]);
    expect(checkSample(files).notes).toEqual([
      `${file} can't be read all the way through. More problems may appear once this is fixed.`,
    ]);
  },
);

test("reads a word of 2,000 characters, and 200 spaces in a row", () => {
  const text = `We ${word(2000)}\nrestore${" ".repeat(200)}prairie.`;

  expect(reportOf(aboutPage(text))).toEqual([]);
});
