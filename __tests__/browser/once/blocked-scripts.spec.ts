import { donateAddress } from "../support/content";
import { openNavigation } from "../support/landmarks";
import { pagePaths } from "../support/pages";
import { expectPicturesLoaded } from "../support/pictures";
import { expectScrolledTo } from "../support/scrolling";
import { unseen } from "../support/seen";
import { expect, test } from "../support/test";

// A network that blocks scripts is not a browser that has them turned off:
// nothing in a noscript element shows.
test.beforeEach(async ({ page, faults }) => {
  await page.route(/\.js$/, async (route) => {
    faults.excuse(route.request().url());
    await route.abort("blockedbyclient");
  });
});

for (const path of pagePaths) {
  test(`${path}: the text and the pictures show`, async ({ page, visit }) => {
    await visit(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const words = page.getByRole("main").locator("h1, h2, h3, p, li, dt, dd");
    expect(await unseen(words)).toEqual([]);
    await expectPicturesLoaded(page);
  });
}

test("navigation and donate links work", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit("/about");
  const navigation = await openNavigation(page);
  await expect(
    navigation.getByRole("link", { name: "Donate Now" }),
  ).toHaveAttribute("href", donateAddress);
  await navigation.getByRole("link", { name: "Mission" }).click();
  await expect(page).toHaveURL("/");
  await expectScrolledTo(page, "mission");
});
