import { siteLinks } from "../support/site-links";
import { site } from "../support/content";
import { allPaths } from "../support/pages";
import { builtFolder } from "../support/sample";
import { expect, test } from "../support/test";

test("every address within the site leads to a file, and to an id in it", async () => {
  const links = await siteLinks(builtFolder, `${site.url}/`);

  expect(links.filter(({ works }) => !works)).toEqual([]);
  expect(links.length).toBeGreaterThan(allPaths.length * 20);
});
