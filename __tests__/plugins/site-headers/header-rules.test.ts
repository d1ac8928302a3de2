/** @jest-environment node */
import { headerRules } from "../../../plugins/gatsby-plugin-site-headers/header-rules";
import { siteFiles } from "../../../src/built-site/site-files";
import { site } from "../../../src/examples/site";
import { headersFor } from "../../../scripts/serve/header-file";

const scripts = ["one()"];

const cachingOf = (address: string, pathPrefix = "") =>
  headersFor(headerRules(scripts, pathPrefix), address)["Cache-Control"];

test.each(["/", "/about", "/static/a.avif", "/app-1.js", "/no-such-page"])(
  "%s has the common headers",
  (address) => {
    const headers = headersFor(headerRules(scripts, ""), address);
    expect(headers["Content-Security-Policy"]).toMatch(/^default-src 'none'; /);
    expect(headers["Permissions-Policy"]).toMatch(/(^|, )camera=\(\)(, |$)/);
    expect(headers).toMatchObject({
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  },
);

test.each(["/static/0a1b/hero.avif", "/framework-8aca35ff96fe64d4bc6f.js"])(
  "%s, with a hash in its name, is cached for a year",
  (address) => {
    expect(cachingOf(address)).toBe("public, max-age=31536000, immutable");
  },
);

test.each(["/favicon.svg", "/share-card.jpg"])(
  "%s is cached for a day",
  (address) => expect(cachingOf(address)).toBe("public, max-age=86400"),
);

test("the manifest's icons are cached, too", () => {
  const manifest = siteFiles(site, "")["manifest.webmanifest"] ?? "";

  const icons = [...manifest.matchAll(/"src": "([^"]+)"/g)];

  expect(icons).toHaveLength(2);
  for (const [, address = ""] of icons) {
    expect(cachingOf(address)).toBe("public, max-age=86400");
  }
});

test.each([
  "/",
  "/about",
  "/app-news",
  "/page-data/index/page-data.json",
  "/sitemap-0.xml",
  "/robots.txt",
])("%s has no Cache-Control rule", (address) => {
  expect(cachingOf(address)).toBeUndefined();
});

test("all paths have the path prefix", () => {
  expect(cachingOf("/trust/app-1.js", "/trust")).toMatch(/immutable/);
  expect(cachingOf("/trust/favicon.ico", "/trust")).toMatch(/86400/);
  expect(headersFor(headerRules(scripts, "/trust"), "/other")).toEqual({});
});
