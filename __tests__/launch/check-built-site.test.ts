/** @jest-environment node */
import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../../src/content/load/check-content";
import { checkBuiltSite } from "../../src/launch/check-built-site";
import {
  type Files,
  now,
  removeFolders,
  writeContent,
} from "../content/support/content-folder";

afterEach(removeFolders);

const donate = "https://www.charitynavigator.org/ein/123456789";

const page = (main: string) => `<!DOCTYPE html><html lang="en"><head>
<meta property="og:image" content="https://prairie.test/trust/share-card.jpg"/>
<link rel="icon" href="/trust/favicon.svg"/></head><body>${main}
<a href="${donate}">Donate</a> EIN 12-3456789, phone 515-555-0100</body></html>`;

const later = new Date("2100-01-01");
const dated = '<time datetime="2025-06-30">June 30, 2025</time>';

/** A site without problems, on a host that serves it from a folder. */
const readySite: Files = {
  "index.html": page(`<script type="application/ld+json">
{"taxID":"12-3456789","sameAs":"${donate}"}</script>`),
  "about/index.html": page(""),
  "privacy-policy/index.html": page(dated),
  "terms-of-use/index.html": page(dated),
  "share-card.jpg": "",
  "favicon.svg": "",
  // A placeholder, in a file that is no page.
  "_gatsby/slices/part.html": "TODO",
  "manifest.webmanifest": '{"start_url":"/trust/"}',
};

async function writeSite(changes: Files = {}) {
  const folder = await writeContent();
  for (const [name, text] of Object.entries({ ...readySite, ...changes })) {
    if (text === null) continue;
    const file = path.join(folder, "../public", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}

async function problemsOf(folder: string) {
  const result = await checkContent(folder, { now, environment: {} });
  return checkBuiltSite(folder, result);
}

const problemsIn = async (changes?: Files) =>
  problemsOf(await writeSite(changes));

test("accepts a site without problems", async () => {
  expect(await problemsIn()).toEqual([]);
});

test.each([
  ["changed", (folder: string) => utimes(`${folder}/site.yml`, later, later)],
  ["lost a file", (folder: string) => rm(`${folder}/images/seed.jpg`)],
])("reports content that %s since the build", async (_, change) => {
  const folder = await writeSite();
  await change(folder);

  expect(await problemsOf(folder)).toMatchObject([
    { found: "a site built from other content" },
  ]);
});

const again =
  "run  npm run build  again; if that doesn't help, tell a developer";
const elsewhere = "https://elsewhere.test/give?ein=987654321";

const inAbout = "content/pages/about.mdx";

test.each([
  // A placeholder that staff left.
  ["TODO", "TODO", again],
  ['<a href="/give">Donate</a>', "/give", inAbout],
  [`<a href="${donate}0">Give</a>`, `${donate}0`, inAbout],
  [`<a href="${elsewhere}">Give</a>`, "ein=987654321", inAbout],
  ["98-7654321", "98-7654321", inAbout],
  ['<img src="/trust/a.jpg">', "/trust/a.jpg, which doesn't exist", again],
])("reports a page with %s", async (main, found, fix) => {
  const problems = await problemsIn({ "about/index.html": page(main) });

  expect(problems).toMatchObject([{ found }]);
  expect(problems[0]?.file).toContain("public/about/index.html");
  expect(problems[0]?.fix).toContain(fix);
});

test("reports a page without a donate link", async () => {
  const without = page("").replace(donate, "/about");

  expect(await problemsIn({ "404.html": without })).toMatchObject([
    { path: "link “Donate”", found: "/about", expected: donate },
    { path: "donate link", expected: donate, fix: again },
  ]);
});

test.each([
  ["", "no date on the page"],
  [dated.replace("30,", "29,"), "June 29, 2025 (2025-06-30)"],
])("reports a policy that shows “%s” as its date", async (shown, found) => {
  const policy = page(shown);
  const expected =
    "June 30, 2025 (2025-06-30), as in content/pages/terms-of-use.mdx";

  expect(await problemsIn({ "terms-of-use/index.html": policy })).toMatchObject(
    [{ path: "last updated", found, expected, fix: again }],
  );
});

test("reports the same problem on several pages once", async () => {
  expect(await problemsIn({ "favicon.svg": null })).toHaveLength(1);
});
