import {
  newPage,
  newPageFile,
  objectionTo,
  renamePage,
} from "../../edit/state/pages";

const help = `---
title: Help Us
oldAddresses:
  - /volunteer
  - /join
---

Thank you.
`;

test("a page that gets an old address back doesn't redirect to itself", () => {
  const texts = new Map([["pages/help.mdx", help]]);

  const files = renamePage(
    texts,
    "pages/help.mdx",
    "pages/volunteer.mdx",
    true,
  );

  expect(files).toEqual([
    { path: "pages/help.mdx", text: null },
    {
      path: "pages/volunteer.mdx",
      text: help.replace("  - /volunteer\n  - /join", "  - /join\n  - /help"),
    },
  ]);
});

const pages = ["new-page", "2025", "bird-walks"];
const isTaken = (path: string) =>
  pages.some((name) => path === `pages/${name}.mdx`);

test.each([
  // The existing page.
  ["Bird Walks", "bird-walks"],
  ["Doña Ana’s Río", "dona-anas-rio"],
  // This may not be the page that already has an address like this.
  ["草原", "new-page-2"],
  ["Встреча 2025", "2025-2"],
  // The site itself has these addresses.
  ["Edit", "edit-2"],
])("the address for a page titled %s is that of %s", (title, name) => {
  expect(newPageFile(title, isTaken)).toBe(`pages/${name}.mdx`);
});

test.each([
  ["Bird walks", "Another page already has this address."],
  // Only its end would be the page's address.
  [
    "https://example.org/winter-walks",
    "Use only letters from a to z, digits and hyphens.",
  ],
  ["events", "The site itself uses this address. Choose another one."],
  ["草原", "Use only letters from a to z, digits and hyphens."],
  ["winter-walks", undefined],
])("to the address %s, the editor says: %s", (name, objection) => {
  expect(objectionTo(name, isTaken)).toBe(objection);
});

const walks = "/walks";

/** What is written after a page moved from /walks to /bird-walks. */
function moved(path: string, text: string) {
  const texts = new Map([
    ["site.yml", "url: https://walks.example\n"],
    ["pages/walks.mdx", newPage("Walks")],
    [path, text],
  ]);
  const files = renamePage(
    texts,
    "pages/walks.mdx",
    "pages/bird-walks.mdx",
    false,
  );
  return files.find((file) => file.path === path)?.text ?? text;
}

const page = (text: string) => `${newPage("Visit")}${text}\n`;

test.each([
  "[Come](/walks#spring 'In spring')",
  "[Come](/walks/?from=visit)",
  "[Come](https://walks.example/walks)",
  "[Come](http://www.walks.example/walks)",
  "See https://walks.example/walks.",
  "[Come][walk] and [come][walk].\n\n[walk]: /walks",
])("a link follows a page that moves: %s", (text) => {
  const written = page(text.replaceAll(/(?<!\/)\/walks/g, "/bird-walks"));

  expect(moved("pages/visit.mdx", page(text))).toBe(written);
});

test("only the page that a link leads to follows", () => {
  const link = (address: string) => page(`[Come](${address}?back=/walks)`);

  expect(moved("pages/visit.mdx", link(walks))).toBe(link("/bird-walks"));
});

test("a link in a field follows a page that moves", () => {
  const notice = (address: string) =>
    `text: New walks\nlink:\n  label: See them\n  url: "${address}" # all\n`;

  expect(moved("notice.yml", notice(walks))).toBe(notice("/bird-walks"));
});

test.each([
  "Turn at /walks on the map.",
  "[Elsewhere](https://other.example/walks)",
  "[Another page](/walks-in-town)",
])("what is no link to a page that moves stays: %s", (text) => {
  expect(moved("pages/visit.mdx", page(text))).toBe(page(text));
});
