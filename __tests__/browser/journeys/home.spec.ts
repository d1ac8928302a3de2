import { impact, programs } from "../support/content";
import { expect, test } from "../support/test";

// pages.spec.ts covers the texts, and page-files.spec.ts the sections' addresses.

test("figures have colors, and cards are links", async ({ page, visit }) => {
  await visit("/");
  const section = page.getByRole("region", { name: "Our Impact" });
  const figures = section.getByRole("listitem");
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
  const plants = await section
    .locator("ul + div img")
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
  expect(plants).toHaveLength(impact.length);
  expect(new Set(plants).size).toBe(asked.size);

  const [card] = programs.filter(({ link }) => link !== undefined);
  // The link covers the picture, so it gets the click.
  await page.getByRole("img", { name: card?.alt ?? "" }).click({ force: true });
  await expect(page).toHaveURL(card?.link ?? "");
});
