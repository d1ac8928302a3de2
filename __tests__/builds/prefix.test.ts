import { readFile } from "node:fs/promises";
import path from "node:path";
import { site } from "../browser/support/content";
import { siteLinks } from "../browser/support/site-links";
import { build, freshProject } from "./site-build";

const prefix = "/bluestem";
const full = `${site.url}${prefix}`;

let folder = "";

beforeAll(async () => {
  folder = await freshProject();
});

async function brokenLinks(root: string) {
  const links = await siteLinks(path.join(folder, "public"), root);
  return links.filter(({ works }) => !works);
}

function built(name: string) {
  return readFile(path.join(folder, "public", name), "utf8");
}

test("on GitHub Pages, every internal URL has the path prefix", async () => {
  const env = { CSP_META: "1" };
  expect(await build(folder, { prefix, env })).toMatchObject({ ok: true });

  expect(await brokenLinks(`${full}/`)).toEqual([]);

  const about = await built("about/index.html");
  // A policy in a page only applies to what comes after it.
  expect(about).toMatch(
    /<head><meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy" /i,
  );
  expect(about).toContain(`[href^='${prefix}/']`);
  expect(about).toContain(`href="${prefix}/about" aria-current="page"`);
  expect(await built("robots.txt")).toContain(`${full}/sitemap-index.xml`);
  expect(await built("_redirects")).toContain(
    `${prefix}/notes ${prefix}/field-notes 301`,
  );
});

test("the workflow for GitHub Pages builds this way", async () => {
  const workflow = await readFile(".github/workflows/github-pages.yml", "utf8");
  expect(workflow).toContain('CSP_META: "1"');
});

test("the next build without a prefix has no prefix left", async () => {
  expect(await build(folder)).toMatchObject({ ok: true });

  expect(await brokenLinks(`${site.url}/`)).toEqual([]);
  expect(await built("index.html")).not.toContain(`${prefix}/`);
  expect(await built("index.html")).not.toContain("Content-Security-Policy");
  expect(await built("_headers")).toContain("Content-Security-Policy");
});
