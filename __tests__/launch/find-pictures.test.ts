/** @jest-environment node */
import sharp from "sharp";
import { removeFolders } from "../content/support/content-folder";
import { changed, notReady } from "./built-folder";

afterEach(removeFolders);

const wordsOf = async (...site: Parameters<typeof notReady>) =>
  (await notReady(...site)).map(([, ...words]) => words.slice(0, 3));

const share = "https://prairie.test/share-card.jpg";

test.each([
  [
    "share card",
    '<meta property="og:image" content="https://prairie.test/share-card.jpg"/>',
  ],
  ["icon", '<link rel="icon" href="/favicon.svg"/>'],
  [
    "icon for Apple's home screens",
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  ],
])("a page that names no %s", async (what, from) => {
  expect(await wordsOf(await changed("about/index.html", from, ""))).toEqual([
    [what, "nothing in the head of the page", "the address of a picture"],
  ]);
});

const root = "a file of the site, at /…";

test.each([
  [
    "share-card.jpg",
    "share card",
    share,
    "a file of the site, at https://prairie.test/…",
  ],
  ["favicon.svg", "icon", "/favicon.svg", root],
  [
    "apple-touch-icon.png",
    "icon for Apple's home screens",
    "/apple-touch-icon.png",
    root,
  ],
  ["icon-192.png", "icon for home screens", "/icon-192.png", root],
])("a site without %s, told once", async (file, what, address, expected) => {
  expect(await wordsOf({ [file]: null })).toEqual([
    [what, `${address}, where the site has no file`, expected],
  ]);
});

test.each([
  ["share-card.jpg", share, "1200x630"],
  ["apple-touch-icon.png", "/apple-touch-icon.png", "180x180"],
  ["icon-192.png", "/icon-192.png", "192x192"],
])("%s of another size", async (file, address, size) => {
  const picture = await sharp({
    create: { width: 90, height: 80, channels: 3, background: "green" },
  })
    .png()
    .toBuffer();

  expect(
    (await wordsOf({ [file]: picture })).map(([, ...rest]) => rest),
  ).toEqual([[`${address} of 90x80 pixels`, `${size} pixels`]]);
});

test("a share card that is no picture", async () => {
  expect(await wordsOf({ "share-card.jpg": "not found" })).toEqual([
    ["share card", `${share}, which is no picture`, "a picture"],
  ]);
});

test("a share card on another site", async () => {
  const site = await changed("index.html", share, "https://cdn.test/a.jpg");

  expect(await wordsOf(site)).toEqual([
    [
      "share card",
      "https://cdn.test/a.jpg, where the site has no file",
      "a file of the site, at https://prairie.test/…",
    ],
  ]);
});

const ico = Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]);

test("an icon of old", async () => {
  const site = await changed("index.html", "/favicon.svg", "/favicon.ico");

  expect(await wordsOf({ ...site, "favicon.ico": ico })).toEqual([]);
});

test.each([
  ["no manifest", null],
  ["a manifest that is something else", "{}"],
  ["a manifest without icons", '{"start_url":"/","icons":[]}'],
])("%s", async (_, manifest) => {
  expect(await wordsOf({ "manifest.webmanifest": manifest })).toEqual([
    [
      "icons for home screens",
      "nothing in the head of the page",
      "the address of a picture",
    ],
  ]);
});
