import { type Light } from "../kit/light";
import { type Scene } from "../kit/scene";
import { type Art, print } from "../kit/svg";
import { boardwalk } from "./page-header/boardwalk";
import { height, width } from "./page-header/canvas";
import { fence } from "./page-header/fence";
import { grasses } from "./page-header/grasses";
import { land } from "./page-header/land";
import { lost } from "./page-header/lost";
import { neighbors } from "./page-header/neighbors";
import { sky } from "./page-header/sky";

/** The hero's land along the top of a page, and something on it. */
const scene = (light: Light, subject: Art) =>
  [sky(light), land(light.inks), subject, grasses(light)].join("");

const strip = (name: string, subject: (light: Light) => Art): Scene => ({
  name,
  folder: "src/layout/art",
  shownAt: [1680],
  width,
  height,
  draw: (light) => scene(light, subject(light)),
});

/** The middle of the strip under a high sky: the 404 page. */
const [left, above] = [420, 240];
const notFound: Scene = {
  ...strip("lost", lost),
  shownAt: [960, 1680],
  width: 2160,
  height: height + above,
  draw: (light) =>
    [
      `<g transform="translate(${-left} ${above})">${scene(light, lost(light))}</g>`,
      print(light.inks.skyHigh, `M0-9h${width}v${above + 30}H0z`),
    ].join(""),
};

export const pageHeaders: readonly Scene[] = [
  strip("prairie", () => ""),
  strip("neighbors", neighbors),
  strip("fence", fence),
  strip("boardwalk", boardwalk),
  notFound,
];
