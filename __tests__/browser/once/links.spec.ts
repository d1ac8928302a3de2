import { inspectLinks } from "../../../scripts/links/inspect-links";
import { site } from "../support/content";
import { pagePaths } from "../support/pages";
import { builtFolder } from "../support/sample";
import { expect, test } from "../support/test";

test("every address within the site leads to a file, and to an id in it", async () => {
  const { pages, counts, broken } = await inspectLinks(builtFolder, {
    origin: site.url,
    prefix: "",
  });

  expect(broken).toEqual([]);
  expect(pages).toEqual(
    expect.arrayContaining([
      "404.html",
      ...pagePaths.map((path) => `${path}/index.html`.replace(/^\/+/, "")),
    ]),
  );
  // What the inspection must have come across, or it looked at nothing.
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining([
      "Sitemap",
      "a href",
      "application/ld+json",
      "img src",
      "late-scripts",
      "link apple-touch-icon",
      "link canonical",
      "link icon",
      "link manifest",
      "loc",
      "meta og:image",
      "meta og:url",
      "source srcset",
      "speculationrules",
      "src",
      "srcSet",
      "start_url",
      "style",
    ]),
  );
});
