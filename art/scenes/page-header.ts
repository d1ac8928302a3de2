import { type Scene } from "../kit/scene";
import { grasses } from "./page-header/grasses";
import { height, width } from "./page-header/canvas";
import { land } from "./page-header/land";
import { sky } from "./page-header/sky";

/** The hero's land along the top of a page of text: a long low strip. */
export const pageHeader: Scene = {
  name: "page-header",
  folder: "src/layout/art",
  shownAt: [1680],
  width,
  height,
  draw: (light) => [sky(light), land(light.inks), grasses(light)].join(""),
};
