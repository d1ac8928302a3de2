import { control, simulateNetwork } from "../support/scheme";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

test.beforeEach(({ page }) => simulateNetwork(page));

test("birds move with the page; fireflies glow", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit("/");
  const flight = page
    .getByRole("region", { name: "Our Impact" })
    .locator(":scope > picture + picture img");
  const left = () =>
    flight.evaluate((picture) => picture.getBoundingClientRect().left);

  // At once, so that nothing still scrolls when the place is measured.
  await flight.evaluate((picture) =>
    picture.scrollIntoView({ behavior: "instant", block: "center" }),
  );
  const before = await left();
  await page.evaluate(() => scrollBy({ behavior: "instant", top: -200 }));
  await expect.poll(left).not.toBeCloseTo(before, 0);

  await scrollTo(page, 0);
  await control(page).click();
  await expect(flight).toHaveCSS("animation-name", "none");
  await flight.scrollIntoViewIfNeeded();
  await expect(flight).toHaveCSS("animation-name", /glow/);
});
