import { type Scene } from "../kit/scene";
import { height, width } from "./educational-outreach/canvas";
import { foreground } from "./educational-outreach/foreground";
import {
  dockSide,
  reflection,
  rings,
  water,
} from "./educational-outreach/pond";
import { farShore, sky, willow } from "./educational-outreach/sky";

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
