import { checkContent } from "../../../src/content/check-content";
import { checkBuiltSite } from "../../../src/launch/check-built-site";
import { testSite } from "../support/sample";
import { expect, test } from "../support/test";

// The unit tests have small pages of their own. This is what builds write.
test("before a launch, placeholders are all that is wrong with the built site", async () => {
  const result = await checkContent(`${testSite}/content`);
  const problems = await checkBuiltSite(`${testSite}/content`, result);

  expect(
    problems.filter(({ path }) => path !== "placeholder on the site"),
  ).toEqual([]);
});
