import { newPageFile, renamePage } from "../../edit/state/pages";

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
