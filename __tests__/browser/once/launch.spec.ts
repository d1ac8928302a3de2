import { checkContent } from "../../../src/content/check-content";
import { checkBuiltSite } from "../../../src/launch/check-built-site";
import { expect, test } from "../support/test";

// The unit tests have small pages of their own. This is what builds write.
test("before a launch, placeholders are all that is wrong with the built site", async () => {
  const result = await checkContent("content");
  const problems = await checkBuiltSite("content", result);

  expect(
    problems.filter(({ path }) => path !== "placeholder on the site"),
  ).toEqual([]);
});
