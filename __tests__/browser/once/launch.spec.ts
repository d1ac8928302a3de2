import { checkContent } from "../../../src/content/load/check-content";
import { checkBuiltSite } from "../../../src/launch/check-built-site";
import { testSite } from "../support/sample";
import { expect, test } from "../support/test";

// Checks the output of a real build; the unit tests use small pages.
test("before launch, placeholders are the only problems in the built site", async () => {
  const result = await checkContent(`${testSite}/content`);
  const problems = await checkBuiltSite(`${testSite}/content`, result);

  expect(
    problems.filter(({ path }) => path !== "placeholder on the site"),
  ).toEqual([]);
});
