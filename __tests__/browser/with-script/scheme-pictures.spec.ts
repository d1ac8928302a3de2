import { control, day, dusk, look, setNetwork } from "../support/scheme";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

test.beforeEach(({ page }) => setNetwork(page, "on"));

test("birds move as the page scrolls; fireflies glow when they come into view", async ({
  page,
  visit,
}) => {
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

test("offline, pictures that have loaded stay", async ({ page, visit }) => {
  await visit("/");
  for (const picture of await page.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
  }
  const broken = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );
  await expect.poll(broken).toEqual([]);

  await setNetwork(page, "off");
  await control(page).click();
  for (const picture of await page.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
  }
  await expect.poll(() => look(page)).toEqual({ ...dusk, hero: day.hero });
  expect(await broken()).toEqual([]);

  await setNetwork(page, "on");
  await visit("/");
  await expect.poll(() => look(page)).toEqual(dusk);
});
