import { checkBuiltSite } from "../../../src/launch/check-built-site";
import { expect, test } from "../support/test";

// The unit tests have small pages of their own. This is what builds write.
test("before a launch, stand-ins are all that is wrong with the built site", async () => {
  const problems = await checkBuiltSite("content", new Date());

  expect(
    problems.filter(({ path }) => path !== "stand-in on the site"),
  ).toEqual([]);
});
