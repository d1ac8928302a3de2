import { home, programs } from "../support/content";
import { expectPicturesLoaded } from "../support/pictures";
import { pagePaths } from "../support/pages";
import { expect, test } from "../support/test";

test("Home's pictures load: the hero, the county, the cards, and so on", async ({
  page,
  visit,
}) => {
  await visit("/");
  const each = [...programs, ...home.mission.pillars];
  // The others: the hero, the county, the land twice, the backdrop and the heron.
  await expect(page.locator("img")).toHaveCount(each.length + 6);
  await expectPicturesLoaded(page);
});

test("the pictures on all other pages load", async ({ page, visit }) => {
  for (const path of pagePaths.filter((path) => path !== "/")) {
    await visit(path);
    await expectPicturesLoaded(page);
  }
});
