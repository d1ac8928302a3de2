import sharp from "sharp";
import { home } from "../support/content";
import { worstContrast } from "../support/contrast";
import { expect, test } from "../support/test";

// Staff may put any picture behind the words of the home page. The other texts
// over pictures have the same scrim.

const land = (sky: string, ground: string, horizon = 60) =>
  `<rect width="160" height="100" fill="${sky}"/>
   <rect y="${horizon}" width="160" height="100" fill="${ground}"/>`;

/** Circles of all sizes and of these colors, all over a picture. */
function scattered(...colors: readonly string[]) {
  const circles = Array.from({ length: 900 }, (_, i) => {
    const [x, y, size] = [(i * 61) % 160, (i * 37) % 100, 1 + ((i * 7) % 5)];
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colors[i % colors.length]}"/>`;
  });
  return circles.join("");
}

/** The scrim lightens or darkens each channel, so these are the worst. */
const pictures = {
  black: land("#000", "#000"),
  white: land("#fff", "#fff"),
  blue: land("#00f", "#00f"),
  yellow: land("#ff0", "#ff0"),
  "horizon behind the words": land("#9cc4e8", "#0c2810", 25),
  crowd: scattered("#000", "#fff", "#c33", "#36c", "#fc3", "#e8b48c"),
  text: scattered("#000", "#fff"),
};

for (const colorScheme of ["light", "dark"] as const) {
  test(`words are readable on any picture, in the ${colorScheme} scheme`, async ({
    page,
    visit,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme });
    await visit("/");
    for (const [name, shapes] of Object.entries(pictures)) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100">${shapes}</svg>`;
      const png = await sharp(Buffer.from(svg)).png().toBuffer();
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
      for (const text of [home.hero.heading, home.callToAction.lead]) {
        const { ratio } = await worstContrast(page.getByText(text));
        expect.soft(ratio, `${name}: ${text}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}
