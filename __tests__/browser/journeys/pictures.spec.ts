import { programs } from "../support/content";
import { expectPicturesLoaded } from "../support/pictures";
import { pagePaths } from "../support/pages";
import { expect, test } from "../support/test";

test("Home's pictures load: the hero, the cards, the figures' land, and the backdrop", async ({
  page,
  visit,
}) => {
  await visit("/");
  await expect(page.locator("img")).toHaveCount(programs.length + 4);
  await expectPicturesLoaded(page);
});

test("the pictures on all other pages load", async ({ page, visit }) => {
  for (const path of pagePaths.filter((path) => path !== "/")) {
    await visit(path);
    await expectPicturesLoaded(page);
  }
});
