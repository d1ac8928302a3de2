import { renamePage } from "../../edit/state/pages";

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
