import { parse } from "node:path";
import { home, impact, programs } from "../support/content";
import { expect, test } from "../support/test";

// pages.spec.ts waits for the pictures of the other pages, and
// blocked-scripts.spec.ts for those of the home page.

/** As on most phones and laptops. */
const pixelRatio = 2;

test.use({ deviceScaleFactor: pixelRatio });

test("Home has its pictures, and a sharp hero", async ({ page, visit }) => {
  const hero = page.getByRole("img", { name: home.hero.alt });
  for (const window of [
    { width: 430, height: 932, image: home.hero.portrait?.image },
    { width: 800, height: 500, image: home.hero.image },
  ]) {
    const { image, ...viewport } = window;
    await page.setViewportSize(viewport);
    await visit("/");
    await expect(hero).toHaveJSProperty("complete", true);
    const widths = await hero.evaluate(async (img: HTMLImageElement) => {
      // The width of the file; that of the element depends on what its `sizes`
      // claim.
      const alone = new Image();
      alone.src = img.currentSrc;
      await alone.decode();
      return {
        place: img.clientWidth,
        file: alone.naturalWidth,
        src: img.currentSrc,
      };
    });
    const { name } = parse(image ?? "");
    expect(widths.src).toContain(`/${name}.`);
    expect(widths.file).toBeGreaterThanOrEqual(widths.place * pixelRatio);
  }

  await expect(hero).toHaveAttribute("fetchpriority", "high");

  const each = [...programs, ...home.mission.pillars, ...impact];
  // The others: the logo, the hero, the county, the land twice, the backdrop
  // and the heron.
  await expect(page.locator("img")).toHaveCount(each.length + 7);
});

test("on a phone, a panorama is cropped", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit("/field-notes");
  const panorama = page.getByRole("img", {
    name: "The river, from one bend",
  });
  await panorama.scrollIntoViewIfNeeded();
  await expect(panorama).toHaveJSProperty("complete", true);
  const { width = 0, height = 0 } = (await panorama.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(width / 2);
  await expect(panorama).toHaveCSS("object-fit", "cover");
  const drawn = await panorama.evaluate(
    (img) => img instanceof HTMLImageElement && img.naturalHeight,
  );
  expect(drawn).toBeGreaterThanOrEqual(height - 4);

  // Turned on its side, a phone shows all of it.
  await page.setViewportSize({ width: 720, height: 360 });
  const turned = await panorama.boundingBox();
  expect((turned?.width ?? 0) / (turned?.height ?? 1)).toBeCloseTo(5, 0);
});
