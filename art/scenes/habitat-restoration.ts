import { type Scene } from "../kit/scene";
import { height, width } from "./habitat-restoration/canvas";
import { crew } from "./habitat-restoration/crew";
import { fire } from "./habitat-restoration/fire";
import { foreground } from "./habitat-restoration/foreground";
import { far, green, plain } from "./habitat-restoration/ground";
import { sky } from "./habitat-restoration/sky";
import { lowSmoke, plume } from "./habitat-restoration/smoke";

/** A prescribed burn: two of the crew at the edge of a low fire. */
export const habitatRestoration: Scene = {
  name: "habitat-restoration",
  width,
  height,
  draw: (light) =>
    [
      sky(light),
      far(light),
      plain(light),
      plume(light),
      fire(light, "far"),
      green(light),
      lowSmoke(light),
      fire(light, "close"),
      crew(light),
      foreground(light),
    ].join(""),
};
