/** @jest-environment node */
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { removeFolders } from "../content/support/content-folder";
import { validFiles } from "../content/support/valid-files";
import {
  changed,
  changedEverywhere,
  notReady,
  notReadyIn,
  writeBuilt,
} from "./built-folder";

afterEach(removeFolders);

test("a site that is ready", async () => {
  expect(await notReady()).toEqual([]);
});

test("a site that is ready, for a host that serves it from a folder", async () => {
  const site = await changedEverywhere('href="/', 'href="/bluestem/');
  const share = "https://prairie.test/share-card.jpg";
  const inFolder: Record<string, string> = {};
  for (const [file, text] of Object.entries(site)) {
    inFolder[file] = text
      .replaceAll(share, "https://prairie.test/bluestem/share-card.jpg")
      .replaceAll('"src":"/', '"src":"/bluestem/')
      .replace('"start_url":"/"', '"start_url":"/bluestem/"');
  }

  expect(await notReady(inFolder)).toEqual([]);
});

const again = "run  npm run build , then this check again";
const expected = "the site as built from this content";

test("no built site", async () => {
  const folder = await writeBuilt();
  await rm(path.join(folder, "../public"), { recursive: true });

  expect(await notReadyIn(folder)).toEqual([
    ["public:1:1", "the built site", "no built site", expected, again],
  ]);
});

test("a build that ended before there was a page", async () => {
  const problems = await notReady({ "index.html": null });

  expect(problems.map(([, , found]) => found)).toEqual(["no built site"]);
});

test("files that the Finder leaves in the content, after the build", async () => {
  const folder = await writeBuilt();
  for (const place of ["", "pages", "images"]) {
    await writeFile(path.join(folder, place, ".DS_Store"), "Bud1");
  }

  expect(await notReadyIn(folder)).toEqual([]);
});

const policy = "pages/privacy-policy.mdx";

test.each([
  ["a space behind its three hyphens", "---\n", "--- \n"],
  ["the line ends of Windows", "\n", "\r\n"],
  ["a byte order mark", /^/, "\uFEFF"],
])("a page with %s", async (_, from, to) => {
  const text = validFiles[policy]?.replaceAll(new RegExp(from, "g"), to) ?? "";

  expect(await notReady({}, { [policy]: text })).toEqual([]);
});

test("content that changed since the build", async () => {
  const folder = await writeBuilt(await changed("404.html", "EIN", "TODO"));
  await writeFile(path.join(folder, "pages/news.mdx"), "");

  expect(await notReadyIn(folder)).toEqual([
    [
      "public:1:1",
      "the built site",
      "a site built from other content than this",
      expected,
      again,
    ],
  ]);
});

test("a site that nobody knows the content of", async () => {
  const folder = await writeBuilt();
  await rm(path.join(folder, "../.cache"), { recursive: true });

  expect(await notReadyIn(folder)).toHaveLength(1);
});
