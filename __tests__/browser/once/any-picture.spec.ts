import { home } from "../support/content";
import { worstContrast } from "../support/contrast";
import { plainPicture } from "../support/photo-file";
import { expect, test } from "../support/test";

// Staff may put any picture behind the words of the home page. The other texts
// over pictures have the same scrim.

/** The scrim lightens or darkens each channel, so these are the worst. */
const colors = ["black", "white", "blue", "yellow"];

test("words are readable on any picture", async ({ page, visit }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit("/");
  for (const background of colors) {
    const png = await plainPicture(160, 100, background).png().toBuffer();
    await page.locator("main picture").evaluateAll(
      (all, src) =>
        Promise.all(
          all.map((picture) => {
            const image = picture.querySelector("img") ?? new Image();
            picture.replaceChildren(image);
            image.srcset = src;
            return image.decode();
          }),
        ),
      `data:image/png;base64,${png.toString("base64")}`,
    );
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const text of [home.hero.heading, home.callToAction.lead]) {
        const { worst } = await worstContrast(page.getByText(text));
        const where = `${text} on ${background}, ${colorScheme}`;
        expect.soft(worst.ratio, where).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
