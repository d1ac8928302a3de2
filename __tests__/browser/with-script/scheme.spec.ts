import type { Page } from "@playwright/test";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

const control = (page: Page) => page.getByRole("switch", { name: "Dusk" });

/** What a visitor sees of the scheme: the paper, the hero, the theme color. */
const look = (page: Page) =>
  page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    hero: document
      .querySelector<HTMLImageElement>("main img")
      ?.currentSrc.replace(/.*\//, ""),
    bar: [...document.querySelectorAll<HTMLMetaElement>("[name=theme-color]")]
      .find(({ media }) => matchMedia(media || "all").matches)
      ?.content.toUpperCase(),
  }));

const day = {
  paper: "rgb(246, 239, 221)",
  hero: "hero.avif",
  bar: "#F6EFDD",
};
const dusk = {
  paper: "rgb(18, 38, 43)",
  hero: "hero.dusk.avif",
  bar: "#12262B",
};

/**
 * Turns the network off or on. Chromium believes that it is offline on a machine
 * without a network, unless it simulates one.
 */
async function setNetwork(page: Page, state: "on" | "off") {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: state === "off",
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

test.beforeEach(({ page }) => setNetwork(page, "on"));

const devices = [
  { device: "light", first: day, second: dusk, isDusk: false },
  { device: "dark", first: dusk, second: day, isDusk: true },
] as const;

for (const { device, first, second, isDusk } of devices) {
  test.describe(`on a device set to ${device}`, () => {
    test.use({ colorScheme: device });

    test("the switch turns the site to the other scheme and back, which lasts, and each picture loads once, in that scheme", async ({
      page,
      visit,
    }) => {
      await visit("/about");
      await expect(control(page)).toBeChecked({ checked: isDusk });
      const { paper, bar } = first;
      expect(await look(page)).toMatchObject({ paper, bar });
      await control(page).click();
      const pictures: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "image") pictures.push(request.url());
      });
      await visit("/");
      await page.waitForLoadState("networkidle");
      expect(await look(page)).toEqual(second);
      const heroes = pictures
        .map((address) => address.replace(/.*\//, ""))
        .filter((name) => name.startsWith("hero."));
      expect(heroes).toEqual([second.hero]);
      expect(new Set(pictures).size).toBe(pictures.length);

      await control(page).click();
      await expect(control(page)).toBeChecked({ checked: isDusk });
      await expect.poll(() => look(page)).toEqual(first);

      await control(page).press("Space");
      await expect(control(page)).toBeChecked({ checked: !isDusk });
      await expect.poll(() => look(page)).toEqual(second);
    });
  });
}

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

test("Back shows the page in the scheme chosen since, and another tab follows", async ({
  page,
  context,
  visit,
}) => {
  await visit("/");
  await visit("/about");
  await control(page).click();
  await page.goBack();
  await expect(control(page)).toBeChecked();
  await expect.poll(() => look(page)).toEqual(dusk);

  const other = await context.newPage();
  await other.goto(page.url());
  await control(other).click();
  await expect(control(page)).not.toBeChecked();
  await expect.poll(() => look(page)).toEqual(day);
});

test("the device's change counts until the visitor chooses", async ({
  page,
  visit,
}) => {
  await visit("/");
  expect(await look(page)).toEqual(day);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(control(page)).toBeChecked();
  await expect.poll(() => look(page)).toEqual(dusk);
  await control(page).click();
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(control(page)).not.toBeChecked();
  await expect.poll(() => look(page)).toEqual(day);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the light changes slowly", async ({ page, visit }) => {
    await visit("/");
    await control(page).click();
    const durations = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter(
            (effect) =>
              effect instanceof KeyframeEffect &&
              effect.pseudoElement === "::view-transition-new(root)",
          )
          .map((effect) => effect?.getComputedTiming().duration),
      );
    await expect.poll(durations).toContain(900);
    await expect.poll(durations).toEqual([]);
    expect(await look(page)).toEqual(dusk);
  });
});
