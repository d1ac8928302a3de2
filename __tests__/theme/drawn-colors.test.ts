import { readdirSync, readFileSync } from "node:fs";
import { duskPalette, palette } from "../../src/theme/palette";

/** The SVG files of a folder, as one text. */
const drawingsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join()
    .toUpperCase();

// A package of its own, art/, makes them from the palette. After a change of one
// of these colors, they must be drawn again.
const { cream, gold, ink, leaf, mist, moss } = palette;
const { forest, paper, plum, river, rust, signBrown } = palette;
const shared = [cream, gold, ink, leaf, mist, moss];

test.each([
  ["the icon has", "static", shared],
  [
    "the sketches have",
    "static/vignettes",
    [
      ...[...shared, forest, paper, plum, river, rust, signBrown],
      duskPalette.twilight,
    ],
  ],
  [
    "the pictures above pages have",
    "src/layout/art",
    [
      ...[...shared, forest, plum, river, rust, signBrown],
      duskPalette.twilight,
    ],
  ],
  [
    "the plants of the figures have",
    "src/sections/art",
    [cream, forest, ink, leaf, moss, river, rust],
  ],
])("%s the colors of the palette", (_, folder, colors) => {
  const drawings = drawingsIn(folder);

  expect(colors.filter((color) => !drawings.includes(color))).toEqual([]);
});
