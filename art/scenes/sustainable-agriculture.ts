import { type Scene } from "../kit/scene";
import { height, width } from "./sustainable-agriculture/canvas";
import { farHills } from "./sustainable-agriculture/far-hills";
import { farmstead } from "./sustainable-agriculture/farmstead";
import { hills } from "./sustainable-agriculture/fields";
import { foreground } from "./sustainable-agriculture/foreground";
import { farRoad, nearRoad } from "./sustainable-agriculture/road";
import { sky } from "./sustainable-agriculture/sky";
import { waterway } from "./sustainable-agriculture/waterway";

/** Contour strips over rolling land from the air, up to a farm on its hill. */
export const sustainableAgriculture: Scene = {
  name: "sustainable-agriculture",
  width,
  height,
  draw: (light) =>
    [
      sky(light),
      farHills(light.inks),
      hills.farm(light),
      farRoad(light.inks),
      farmstead(light),
      hills.west(light),
      hills.east(light),
      nearRoad(light.inks),
      hills.near(light),
      waterway(light.inks),
      foreground(light),
    ].join(""),
};
