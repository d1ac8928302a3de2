/** @jest-environment node */
import { removeFolders } from "../content/support/content-folder";
import { changed, changedEverywhere, notReady } from "./built-folder";

afterEach(removeFolders);

test("a stand-in is told once, with where it comes first", async () => {
  const site = await changedEverywhere("phone", "TODO phone");

  expect(await notReady(site)).toEqual([
    [
      "public/404.html:6:111",
      "stand-in on the site",
      "TODO, in 5 files",
      "the finished text",
      "correct it in content/ where a problem above says so, and build again; without one, tell a developer",
    ],
  ]);
});

test.each([
  ["about/index.html", "EIN", "000 Example Street"],
  ["about/index.html", "<style>", '<meta content="lorem ipsum"/><style>'],
  ["index.html", '{"taxID"', '{"email":"us@prairie.example","taxID"'],
  ["page-data/index/page-data.json", '{"ein"', '{"postalCode":"00000","ein"'],
  ["manifest.webmanifest", '"Prairie"', '"TBD"'],
  ["sitemap-0.xml", "prairie.test", "prairie.example"],
  ["robots.txt", "*", "FIXME"],
  ["_headers", "nosniff", "TODO"],
])("a stand-in in %s instead of %s: %s", async (file, from, to) => {
  const problems = await notReady(await changed(file, from, to));

  expect(problems).toHaveLength(1);
  expect(problems[0]).toEqual([
    expect.stringContaining(`public/${file}:`),
    "stand-in on the site",
    expect.stringMatching(/, in this file$/),
    expect.any(String),
    expect.any(String),
  ]);
});
