import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { fontSubsets } from "../src/theme/font-subsets";
import { charactersOf } from "./characters-of";

/** The typefaces, with the weights that the theme uses of them. */
const typefaces = {
  "national-park": 700,
  "public-sans": { min: 400, max: 650 },
} as const;

/** The published file that has a part's letters. */
const publishedPart: Record<keyof typeof fontSubsets, string> = {
  basic: "latin",
  western: "latin",
  central: "latin-ext",
};

const subsetNames = ["basic", "western", "central"] as const;

/** Cuts both typefaces into `src/theme/fonts`. Run after changing a range. */
async function subsetFonts() {
  for (const [name, weights] of Object.entries(typefaces)) {
    for (const subset of subsetNames) {
      const source = require.resolve(
        `@fontsource-variable/${name}/files/${name}-${publishedPart[subset]}-wght-normal.woff2`,
      );
      const target = `src/theme/fonts/${name}-${subset}.woff2`;
      const cut = await subsetFont(
        await readFile(source),
        charactersOf(fontSubsets[subset]),
        {
          targetFormat: "woff2",
          variationAxes: { wght: weights },
          // No page needs ligatures, fractions or tabular figures
          keepFeatures: ["kern"],
          // Names the weights in the font menus of desktop programs
          dropTables: ["STAT"],
        },
      );
      await writeFile(join(__dirname, "..", target), cut);
      console.log(`${target}  ${(cut.length / 1000).toFixed(1)} kB`);
    }
  }
}

void subsetFonts();
