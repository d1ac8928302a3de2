import { home, impact, programs } from "../support/content";
import { expectPicturesLoaded } from "../support/pictures";
import { pagePaths } from "../support/pages";
import { expect, test } from "../support/test";

test("Home's pictures load: the hero, the county, the cards, and so on", async ({
  page,
  visit,
}) => {
  await visit("/");
  const each = [...programs, ...home.mission.pillars, ...impact];
  // The others: the mark, the hero, the county, the land twice, the backdrop and
  // the heron.
  await expect(page.locator("img")).toHaveCount(each.length + 7);
  await expectPicturesLoaded(page);
});

test("the hero's picture is at least as wide as its place", async ({
  page,
  visit,
}) => {
  await visit("/");
  const hero = page.getByRole("img", { name: home.hero.alt });
  await expect(hero).toHaveJSProperty("complete", true);
  const { place, file } = await hero.evaluate(async (img: HTMLImageElement) => {
    // The width of the file; the element's own depends on what it claims.
    const alone = new Image();
    alone.src = img.currentSrc;
    await alone.decode();
    return { place: img.clientWidth, file: alone.naturalWidth };
  });
  expect(file).toBeGreaterThanOrEqual(place);
});

test("the pictures on all other pages load", async ({ page, visit }) => {
  for (const path of pagePaths.filter((path) => path !== "/")) {
    await visit(path);
    await expectPicturesLoaded(page);
  }
});

test("a panorama is no strip on a phone, and neither distorted nor blurred", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit("/field-notes");
  const panorama = page.getByRole("img", { name: "The river, from one bend" });
  const sizeBefore = await panorama.boundingBox();
  await panorama.scrollIntoViewIfNeeded();
  await expect(panorama).toHaveJSProperty("complete", true);
  const { width = 0, height = 0 } = (await panorama.boundingBox()) ?? {};
  expect({ width, height }).toEqual({
    width: sizeBefore?.width,
    height: sizeBefore?.height,
  });
  expect(height).toBeGreaterThan(width / 2);
  await expect(panorama).toHaveCSS("object-fit", "cover");
  const drawn = await panorama.evaluate(
    (img) => img instanceof HTMLImageElement && img.naturalHeight,
  );
  expect(drawn).toBeGreaterThanOrEqual(height - 4);
});

test("turned on its side, a phone shows all of a panorama", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 720, height: 360 });
  await visit("/field-notes");
  const panorama = page.getByRole("img", { name: "The river, from one bend" });
  const { width = 0, height = 1 } = (await panorama.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(5, 0);
});
