/** @jest-environment node */
import {
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesIn } from "../../../src/built-site/files-in";
import { isHost, release } from "../../../scripts/release/release";

const text = "Bluestem sends its roots deeper than you are tall. ".repeat(40);

const built = {
  "index.html": text,
  "404.html": `${text} Its own.`,
  "field-notes/index.html": text,
  "field-notes/may/index.html": text,
  "robots.txt": "User-agent: *",
  "headers.nginx.conf": text,
  "static/pond.avif": text,
};

const changed = new Date("2025-05-01T10:00:00Z");

let folder = "";
let to = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "release-"));
  to = path.join(folder, "release");
  for (const [name, content] of Object.entries(built)) {
    const file = path.join(folder, "public", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    await utimes(file, changed, changed);
  }
});

afterEach(() => rm(folder, { recursive: true }));

/** The files that a release has in addition to the built site. */
async function added() {
  const names = await filesIn(to);
  expect(names).toEqual(expect.arrayContaining(Object.keys(built)));
  return names.filter((name) => !Object.hasOwn(built, name)).sort();
}

test.each(["cloudflare-pages", "github-pages", "netlify"] as const)(
  "for %s, each page has a flat copy",
  async (host) => {
    await release(host, path.join(folder, "public"), to);

    expect(await added()).toEqual(["field-notes.html", "field-notes/may.html"]);
    const page = await readFile(
      path.join(to, "field-notes", "may.html"),
      "utf8",
    );
    expect(page).toBe(text);
    const unknown = await readFile(path.join(to, "404.html"), "utf8");
    expect(unknown).toBe(built["404.html"]);
  },
);

test("for GitHub Pages, a page at each old address leads to the new one", async () => {
  const file = (name: string) => path.join(folder, "public", name);
  const redirects = ["/help/out", "/help/out/", "/field-notes.html"];
  await writeFile(
    file("_redirects"),
    redirects.map((from) => `/trust${from} /trust/field-notes 301\n`).join(""),
  );
  await writeFile(file("manifest.webmanifest"), '{ "start_url": "/trust/" }');

  await release("github-pages", path.join(folder, "public"), to);

  const names = ["help/out.html", "help/out/index.html", "field-notes.html"];
  const [html, same, page] = await Promise.all(
    names.map((name) => readFile(path.join(to, name), "utf8")),
  );
  expect(html).toContain('"refresh" content="0; url=/trust/field-notes"');
  expect(html).toContain('<a href="/trust/field-notes">');
  expect(html).toContain(`content="default-src 'none'; `);
  expect(same).toBe(html);
  expect(page).toBe(text);
  expect(await filesIn(to)).not.toContain("_redirects");
});

test("for nginx, each large text file has compressed copies with its mtime", async () => {
  await release("nginx", path.join(folder, "public"), to);

  const texts = Object.keys(built).filter((name) => name.endsWith(".html"));
  expect(await added()).toEqual(
    texts.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort(),
  );
  const page = path.join(to, "index.html");
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(text);
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(
    text,
  );
  for (const file of [page, `${page}.gz`, `${page}.br`]) {
    expect((await stat(file)).mtime).toEqual(changed);
  }
});

test("the 404 page has no URL of its own", async () => {
  const page = path.join(folder, "public", "404", "index.html");
  await mkdir(path.dirname(page));
  await writeFile(page, text);

  await release("nginx", path.join(folder, "public"), to);

  expect(await filesIn(to)).not.toContain("404/index.html");
  expect(await filesIn(to)).toContain("404.html");
});

test("leaves out what only Gatsby's next build needs", async () => {
  const island = "toasts-0a1b.js";
  const files = [island, "app-0a1b.js", "page-data/index/page-data.json"];
  for (const name of files) {
    const file = path.join(folder, "public", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, "");
  }

  await release("netlify", path.join(folder, "public"), to);

  const released = await filesIn(to);
  expect(files.filter((name) => released.includes(name))).toEqual([island]);
});

test("leaves out a picture that no page shows", async () => {
  const kept = `static/${"0a".repeat(16)}/1b2c3/pond.avif`;
  const left = `static/${"0b".repeat(16)}/1b2c3/owl.avif`;
  for (const [name, content] of [
    ["index.html", `<img src="/bluestem/${kept}">`],
    [kept, "pond"],
    [left, "owl"],
  ] as const) {
    const file = path.join(folder, "public", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  await release("netlify", path.join(folder, "public"), to);

  expect(await filesIn(to)).toContain(kept);
  expect(await filesIn(to)).not.toContain(left);
});

test("removes the previous release", async () => {
  await mkdir(to);
  await writeFile(path.join(to, "old.html"), text);

  await release("netlify", path.join(folder, "public"), to);

  expect(await added()).not.toContain("old.html");
});

test.each(["", "constructor", "vercel"])("rejects the host %j", (name) => {
  expect(isHost(name)).toBe(false);
});
