import { type Scene } from "../kit/scene";
import { foreground } from "./county/foreground";
import { height, width } from "./county/canvas";
import { land } from "./county/land";
import { sun } from "./county/sun";
import { ways } from "./county/ways";

/**
 * The four things that belong together: prairie, oak savanna, the river and
 * the trails. It stands on the page without a sky or a frame.
 */
export const county: Scene = {
  name: "county",
  folder: "static/vignettes",
  shownAt: [640, 960, 1600],
  isCutOut: true,
  width,
  height,
  draw: (light) =>
    [sun(light), land(light), ways(light), foreground(light)].join(""),
};
