import { optimize } from "svgo";
import { type FigureColor } from "../../src/content/schema/figure-colors";
import { coneflower } from "../kit/coneflower";
import { cut } from "../kit/cut";
import { iris } from "../kit/iris";
import { type Light, raised } from "../kit/light";
import { type Point } from "../kit/path";
import { gold, rose } from "../kit/planting";
import { seeded } from "../kit/random";
import { rattlesnakeMaster } from "../kit/rattlesnake-master";
import { tuft } from "../kit/sprig";
import { susan } from "../kit/susan";
import { type Art, placed, print } from "../kit/svg";

/** Four units are 1 px of a plant that is as high as on a large screen. */
const [width, height] = [272, 880];

/** A little above the lower edge, which is behind the land. */
const root: Point = [width / 2 - 8, height - 18];
const fine = { off: 1.1, least: 12 };
const coarse = { off: 1.25, least: 12 };

/** How wide a line rounds the corners of petals, in units. */
const line = 4;

/** The shapes of these inks with round corners, which hide that they are cut. */
const rounded = (inks: readonly string[], art: Art): Art => {
  const soft = inks.reduce(
    (all, ink) =>
      all.replaceAll(`fill="${ink}"`, `fill="${ink}" stroke="${ink}"`),
    art,
  );
  return `<g stroke-width="${line}" stroke-linejoin="round">${soft}</g>`;
};

/** A species of the tallgrass for each color that a figure may have. */
const species: Record<FigureColor, (light: Light) => Art> = {
  green: ({ inks }) =>
    cut(
      fine,
      rattlesnakeMaster(
        seeded(11),
        {
          root: [root[0] + 6, root[1]],
          height: 730,
          lean: 10,
          stem: inks.grass,
        },
        88,
        {
          leaf: inks.leaf,
          ball: inks.grassMid,
          ballLit: inks.leafLit,
          floret: inks.luna,
        },
      ),
    ),
  blue: ({ inks }) =>
    iris({ root, height: 724, lean: 8, stem: inks.grass }, 216, {
      leaf: inks.leaf,
      petal: inks.petalBlueShade,
      petalLit: inks.petalBlue,
      style: inks.waterLit,
      signal: inks.petalGold,
    }),
  purple: ({ inks }) =>
    rounded(
      [inks.petalRose, inks.petalRoseShade],
      cut(
        coarse,
        coneflower(
          seeded(3),
          { root, height: 790, lean: 8, stem: inks.grass, reach: 0.86 },
          190,
          rose(inks),
        ),
      ),
    ),
  yellow: ({ inks }) =>
    rounded(
      [inks.petalGold, inks.petalGoldShade],
      cut(
        coarse,
        susan(
          seeded(21),
          { root, height: 424, lean: -62, stem: inks.grass },
          118,
          0.5,
          gold(inks),
        ),
        susan(
          seeded(5),
          { root, height: 750, lean: 10, stem: inks.grass, reach: 0.76 },
          194,
          0.74,
          gold(inks),
        ),
      ),
    ),
};

const plant = (draw: (light: Light) => Art) => (light: Light) => {
  const { grass, grassMid, leaf } = light.inks;
  // At dusk the page is as dark as these are.
  const inks = {
    ...light.inks,
    grass: raised(light, grass),
    grassMid: raised(light, grassMid),
    leaf: raised(light, leaf),
  };
  const foot = [
    print(inks.grass, tuft(seeded(31), 46, 9)),
    print(inks.grassMid, tuft(seeded(32), 36, 8)),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${draw({ ...light, inks })}${placed(root, 3.5, 1, ...foot)}</svg>`;
  return optimize(svg, { floatPrecision: 0, multipass: true }).data;
};

/** The plants of the figures, by color. */
export const impactPlants: Readonly<
  Record<FigureColor, (light: Light) => string>
> = {
  green: plant(species.green),
  blue: plant(species.blue),
  purple: plant(species.purple),
  yellow: plant(species.yellow),
};
