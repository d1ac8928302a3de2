/** @jest-environment node */
import { removeFolders } from "../content/support/content-folder";
import { changed, changedEverywhere, notReady } from "./built-folder";

afterEach(removeFolders);

test("a stand-in is told once, with where it comes first", async () => {
  const site = await changedEverywhere("phone", "TODO phone");

  expect(await notReady(site)).toEqual([
    [
      "public/404.html:6:124",
      "placeholder on the site",
      "TODO, in 5 files",
      "the finished text",
      "build again, and tell a developer if it is still there",
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
  ["about/index.html", "phone", '<a href="/number/000000000">x</a> phone'],
  ["about/index.html", "/* TODO */", 'ein = "00-0000000"'],
  ["about/index.html", "phone", "<!-- us@prairie.example --> phone"],
  ["app-1.js", "// TODO", '//\nconst place = "000 Example Street";'],
  [
    "app-1.js",
    "TODO",
    'give("https://www.charitynavigator.org/ein/000000000")',
  ],
  ["app-1.js", "TODO", 'host = "prairie.example"'],
  ["styles.css", "green", "url(https://prairie.example/a.png)"],
  ["favicon.svg", "<path", "<title>EIN 00-0000000</title><path"],
  ["headers.nginx.conf", "#", "# us@prairie.example"],
  ["_gatsby/slices/piece.html", "TODO", "//prairie.example/"],
])("a placeholder in %s instead of %s: %s", async (file, from, to) => {
  const problems = await notReady(await changed(file, from, to));

  expect(problems).toHaveLength(1);
  expect(problems[0]).toEqual([
    expect.stringContaining(`public/${file}:`),
    "placeholder on the site",
    expect.stringMatching(/, in this file$/),
    expect.any(String),
    expect.any(String),
  ]);
});

test.each([
  ["app-1.js", "TODO", "lorem ipsum, TBD, FIXME"],
  ["app-1.js", "TODO", "schema.example || 1000000000 || 0.000000000"],
  ["favicon.svg", "M0 0h9", "M00000 00000h9"],
])("what code may hold is none: in %s instead of %s: %s", async (...change) => {
  expect(await notReady(await changed(...change))).toEqual([]);
});

test("one in code is told with its line", async () => {
  const site = await changed("app-1.js", "TODO", '\n  ein = "00-0000000"');

  expect(await notReady(site)).toEqual([
    [
      "public/app-1.js:2:10",
      "placeholder on the site",
      "00-0000000, in this file",
      "the EIN of the organization",
      expect.any(String),
    ],
  ]);
});
