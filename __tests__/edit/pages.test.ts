import { newPage, newPageFile, renamePage } from "../../edit/state/pages";

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

test("a second page whose title has no Latin letters gets a file of its own", () => {
  const pages = ["pages/new-page.mdx", "pages/bird-walks.mdx"];
  const isTaken = (path: string) => pages.includes(path);

  expect(newPageFile("草原", isTaken)).toBe("pages/new-page-2.mdx");
  // The page that is there opens instead.
  expect(newPageFile("Bird Walks", isTaken)).toBe("pages/bird-walks.mdx");
});

const walks = "/walks";

/** What is written after a page moved from /walks to /bird-walks. */
function moved(path: string, text: string) {
  const texts = new Map([
    ["site.yml", "url: https://garden.example\n"],
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
  "[Come](/walks)",
  "[Come](/walks#spring 'In spring')",
  "[Come](/walks/?from=visit)",
  "[Come](https://garden.example/walks)",
  "See https://garden.example/walks.",
  "[Come][walk] and [come][walk].\n\n[walk]: /walks",
])("a link follows a page that moves: %s", (text) => {
  const written = page(text.replaceAll(walks, "/bird-walks"));

  expect(moved("pages/visit.mdx", page(text))).toBe(written);
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
