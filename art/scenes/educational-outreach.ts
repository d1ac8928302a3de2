import { type Scene } from "../kit/scene";
import { height, width } from "./educational-outreach/canvas";
import { dockSide } from "./educational-outreach/dock";
import { farShore } from "./educational-outreach/far-shore";
import { foreground } from "./educational-outreach/foreground";
import { rings, water } from "./educational-outreach/pond";
import { reflection } from "./educational-outreach/reflection";
import { sky } from "./educational-outreach/sky";
import { willow } from "./educational-outreach/willow";

/** A class on a dock: what lives in the pond, in a net and in a jar. */
export const educationalOutreach: Scene = {
  name: "educational-outreach",
  width,
  height,
  draw: (light) =>
    [
      sky(light),
      farShore(light),
      water(light),
      reflection(light),
      rings(light),
      dockSide(light),
      willow(light),
      foreground(light),
    ].join(""),
};
