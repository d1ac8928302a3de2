import { homeSectionIds } from "../../../src/content/page-path";
import { home, impact, programs } from "../support/content";
import { expect, test } from "../support/test";

// pages.spec.ts covers the texts.

test.beforeEach(({ visit }) => visit("/").then(() => undefined));

test("sections have their addresses, and figures their colors", async ({
  page,
}) => {
  const ids = await page
    .getByRole("main")
    .getByRole("region")
    .evaluateAll((regions) => regions.map(({ id }) => id));
  const linked = ["home", ...(home.sections ?? [])].filter((name) =>
    homeSectionIds.some((id) => id === name),
  );
  expect(linked).toHaveLength(homeSectionIds.length);
  expect(ids.filter(Boolean)).toEqual(linked);

  const figures = page
    .getByRole("region", { name: "Our Impact" })
    .getByRole("listitem");
  const backgrounds = await figures
    .locator("span")
    .evaluateAll((medallions) =>
      medallions.map(
        (medallion) => getComputedStyle(medallion).backgroundColor,
      ),
    );
  const asked = new Set(impact.map(({ color }) => color));
  expect(backgrounds).toHaveLength(impact.length);
  expect(new Set(backgrounds).size).toBe(asked.size);
  const plants = await figures
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
  expect(plants).toHaveLength(impact.length);
  expect(new Set(plants).size).toBe(asked.size);
});

test("a card with a link leads there from anywhere on it", async ({ page }) => {
  const [card] = programs.filter(({ link }) => link !== undefined);
  // The link covers the picture, so it gets the click.
  await page.getByRole("img", { name: card?.alt ?? "" }).click({ force: true });
  await expect(page).toHaveURL(card?.link ?? "");
});
