/** @jest-environment node */
import { edited, removeFolders } from "../content/support/content-folder";
import { changed, changedEverywhere, notReady } from "./built-folder";

afterEach(removeFolders);

const file = "privacy-policy/index.html";
const time = '<time datetime="2025-06-30">June 30, 2025</time>';
const again =
  "run  npm run build  again; if this stays, tell a developer this message";

test.each([
  [
    "another day for visitors",
    '<time datetime="2025-06-30">June 29, 2025</time>',
    "June 29, 2025 (2025-06-30)",
  ],
  [
    "another day for machines",
    '<time datetime="2025-06-29">June 30, 2025</time>',
    "June 30, 2025 (2025-06-29)",
  ],
  [
    "no day for machines",
    "<time>June 30, 2025</time>",
    "June 30, 2025 (no date for machines)",
  ],
])("%s", async (_, shown, found) => {
  expect(await notReady(await changed(file, time, shown))).toEqual([
    [
      `public/${file}:6:70`,
      "last updated",
      found,
      "June 30, 2025 (2025-06-30), as in content/pages/privacy-policy.mdx",
      again,
    ],
  ]);
});

test("no day at all", async () => {
  expect(await notReady(await changed(file, time, "June 30, 2025"))).toEqual([
    [
      `public/${file}:1:1`,
      "last updated",
      "no date on the page",
      "June 30, 2025, as in content/pages/privacy-policy.mdx",
      again,
    ],
  ]);
});

/** The site of which both policies say that day. */
async function dated(day: string, inWords: string) {
  const site = await changedEverywhere("2025-06-30", day);
  const pages = ["privacy-policy", "terms-of-use"];
  return notReady(
    Object.fromEntries(
      Object.entries(site).map(([name, text]) => [
        name,
        text.replace("June 30, 2025", inWords),
      ]),
    ),
    Object.fromEntries(
      pages.map((page) => [
        `pages/${page}.mdx`,
        edited(`pages/${page}.mdx`, "2025-06-30", day),
      ]),
    ),
  );
}

test("a day that is today somewhere", async () => {
  expect(await dated("2025-08-02", "August 2, 2025")).toEqual([]);
});
