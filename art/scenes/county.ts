import { type Scene } from "../kit/scene";
import { placed } from "../kit/svg";
import { foreground } from "./county/foreground";
import { above, height, width } from "./county/canvas";
import { cloud } from "./county/cloud";
import { land } from "./county/land";
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
  height: height + above,
  draw: (light) =>
    placed(
      [0, above],
      1,
      1,
      cloud(light),
      land(light),
      ways(light),
      foreground(light),
    ),
};
