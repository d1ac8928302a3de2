import { fireflies } from "../kit/fireflies";
import { type Light } from "../kit/light";
import { type Point } from "../kit/path";
import { seeded } from "../kit/random";
import { type Scene } from "../kit/scene";
import { stars } from "../kit/sky";
import { clouds } from "../kit/sky-layers";
import { type Art, print } from "../kit/svg";
import { boardwalk } from "./page-header/boardwalk";
import { height, middle, width } from "./page-header/canvas";
import { fence } from "./page-header/fence";
import { grasses } from "./page-header/grasses";
import { land } from "./page-header/land";
import { lost } from "./page-header/lost";
import { neighbors } from "./page-header/neighbors";
import { type Places, sky } from "./page-header/sky";

/** At dusk, fireflies: behind what stands on the land. */
function flying({ hour, inks }: Light): Art {
  if (hour === "day") return "";
  const random = seeded(231);
  const places = Array.from({ length: 20 }, (): Point => [
    random.between(60, width - 60),
    random.between(540, 650),
  ]);
  return fireflies(inks, places, 7, 3.5);
}

/** The hero's land along the top of a page, and something on it. */
const onLand = (light: Light, subject: Art, without?: number[]) =>
  [land(light.inks), flying(light), subject, grasses(light.inks, without)].join(
    "",
  );

const { left, above } = middle;

const aboveBison: Places = {
  moon: [2440, 158],
  birds: [[2560, 150], 7, 36],
};

const strip = (name: string, subject: (light: Light) => Art): Scene => ({
  name,
  folder: "src/layout/art",
  shownAt: [1680],
  width,
  height,
  draw: (light) => sky(light) + onLand(light, subject(light)),
});

/**
 * The sky over the strip, flat at the top, where the page goes on in the same
 * color. Clouds step down to the strip's own sky, so that no edge is a seam.
 */
const highSky = ({ hour, inks }: Light): Art =>
  [
    print(inks.skyHigh, `M0-9h${width}v${above + 70}H0z`),
    clouds(
      inks,
      [
        [1820, 322, 1900, 66, "skyMid"],
        [340, 330, 1100, 54, "skyMid"],
        [1480, 196, 760, 30, "skyMid"],
        [1800, 230, 520, 22, "cloud"],
      ],
      171,
    ),
    hour === "dusk"
      ? print(inks.star, ...stars(seeded(7), [1520, 90, 2120, 300], 9, 5))
      : "",
  ].join("");

/** The middle of the strip under a high sky: the 404 page, where a bison stands. */
const notFound: Scene = {
  ...strip("lost", lost),
  width: middle.width,
  height: height + above,
  draw: (light) =>
    [
      `<g transform="translate(${-left} ${above})">${sky(light, aboveBison)}</g>`,
      highSky(light),
      `<g transform="translate(${-left} ${above})">${onLand(light, lost(light), [6, 7, 8])}</g>`,
    ].join(""),
};

export const pageHeaders: readonly Scene[] = [
  strip("meadow", () => ""),
  strip("neighbors", neighbors),
  strip("fence", fence),
  strip("boardwalk", boardwalk),
  notFound,
];
