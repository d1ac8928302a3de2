import { type Scene } from "../kit/scene";
import { height, width } from "./community-cleanups/canvas";
import { farCanoe } from "./community-cleanups/far-canoe";
import { frame } from "./community-cleanups/frame";
import { land } from "./community-cleanups/land";
import { nearCanoe } from "./community-cleanups/near-canoe";
import { sky } from "./community-cleanups/sky";
import { water } from "./community-cleanups/water";

/** Canoes under the bluffs, low in the water with what was in the river. */
export const communityCleanups: Scene = {
  name: "community-cleanups",
  width,
  height,
  draw: (light) =>
    [
      sky(light),
      water(light),
      land(light),
      farCanoe(light),
      nearCanoe(light),
      frame(light),
    ].join(""),
};
