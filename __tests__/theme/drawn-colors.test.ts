import { readdirSync, readFileSync } from "node:fs";
import { duskPalette, palette } from "../../src/theme/palette";

const folders = ["static", "static/vignettes", "src/layout/art"];

const drawings = folders
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".svg"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  )
  .join("")
  .toUpperCase();

// A package of its own, art/, draws them in the colors of the palette.
test("the drawings have the colors of the palette", () => {
  const { cream, gold, ink, leaf, mist, moss } = palette;
  const { forest, paper, plum, river, rust, signBrown } = palette;
  const drawn = [
    ...[cream, gold, ink, leaf, mist, moss, duskPalette.twilight],
    ...[forest, paper, plum, river, rust, signBrown],
  ];
  // After a change of one of these, draw them again: npm run draw.
  expect(drawn.filter((color) => !drawings.includes(color))).toEqual([]);
});
