import { readFile, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../../src/content/load/files-in";
import { release } from "../../../scripts/release/release";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

const text = "Bluestem sends its roots deeper than you are tall. ".repeat(40);
const shown = "static/0a0a0a0a/1b2c3/pond.avif";
const drawing = "static/lost.day-0a1b2c3d.svg";

/** Files of the built site that visitors get. */
const kept = {
  "index.html": `${text}<img src="/trust/${shown}">`,
  "404.html": `${text}<style>main{background:url(/trust/${drawing})}</style>`,
  "field-notes/index.html": text,
  "field-notes/may/index.html": text,
  "edit/index.html": text,
  "robots.txt": "User-agent: *",
  [shown]: "pond",
  [drawing]: "<svg/>",
  "toasts-0a1b.js": "",
};

/** Files that only Gatsby's next build needs, and pages and pictures that nothing leads to. */
const left = {
  "app-0a1b.js": "",
  "framework-0a1b.js.LICENSE.txt": "",
  "page-data/index/page-data.json": "",
  "webpack.stats.json": "",
  "chunk-map.json": "",
  "~partytown/partytown.js": "",
  "404/index.html": text,
  "static/0b0b0b0b/1b2c3/owl.avif": "owl",
  "static/fence.day-0a1b2c3d.svg": "<svg/>",
};

let folder = "";
let to = "";

const read = (name: string) => readFile(path.join(to, name), "utf8");

beforeEach(async () => {
  folder = await temporaryFolder();
  to = path.join(folder, "release");
  await writeFiles(path.join(folder, "public"), { ...kept, ...left });
  await writeFiles(folder, {
    "public/headers.nginx.conf": text,
    "release/from-an-earlier-release.html": text,
  });
});

/** Releases the site, and expects these files in addition to the built ones. */
async function expectAdded(
  host: Parameters<typeof release>[0],
  ...added: readonly string[]
) {
  await release(host, path.join(folder, "public"), to);
  const expected = [...Object.keys(kept), ...added];
  expect((await filesIn(to)).sort()).toEqual(expected.sort());
}

test.each(["cloudflare-pages", "github-pages", "netlify"] as const)(
  "for %s, each page has a flat copy",
  async (host) => {
    await expectAdded(host, "field-notes.html", "field-notes/may.html");

    expect(await read("field-notes/may.html")).toBe(text);
    expect(await read("404.html")).toBe(kept["404.html"]);
  },
);

test("for GitHub Pages, a page at each old address leads to the new one", async () => {
  const redirects = "/help/out /help/out/ /Help.HTML /field-notes.html".split(
    " ",
  );
  await writeFiles(path.join(folder, "public"), {
    _redirects: redirects
      .map((from) => `/trust${from} /trust/field-notes 301\n`)
      .join(""),
    "manifest.webmanifest": '{ "start_url": "/trust/" }',
  });

  await expectAdded(
    "github-pages",
    "manifest.webmanifest",
    "Help.HTML",
    "field-notes.html",
    "field-notes/may.html",
    "help/out.html",
    "help/out/index.html",
  );

  const page = await read("help/out.html");
  expect(page).toContain('"refresh" content="0; url=/trust/field-notes"');
  expect(page).toContain('<a href="/trust/field-notes">');
  expect(page).toContain(`content="default-src 'none'; `);
  expect(await read("help/out/index.html")).toBe(page);
  expect(await read("field-notes.html")).toBe(text);
});

test("for nginx, files keep their times, which rsync and nginx compare", async () => {
  const changed = new Date("2025-05-01T10:00:00Z");
  await utimes(path.join(folder, "public/index.html"), changed, changed);

  await expectAdded("nginx", "headers.nginx.conf");

  const { mtime } = await stat(path.join(to, "index.html"));
  expect(mtime).toEqual(changed);
});
