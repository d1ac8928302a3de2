import { type HeronInks } from "../kit/heron";
import { type Light } from "../kit/light";
import { type Scene } from "../kit/scene";
import { height, width } from "./wildlife-monitoring/canvas";
import { reeds } from "./wildlife-monitoring/reeds";
import { farShore } from "./wildlife-monitoring/shore";
import { sky } from "./wildlife-monitoring/sky";
import { watcher } from "./wildlife-monitoring/watcher";
import { rings, standing, water } from "./wildlife-monitoring/water";

const plumage = ({ hour, inks }: Light): HeronInks => ({
  back: inks.waterShade,
  feather: inks.waterDeep,
  featherLit: inks.water,
  dark: inks.ink,
  neck: inks.smoke,
  neckShade: inks.waterDeep,
  face: inks.cream,
  bill: inks.petalGold,
  billShade: inks.petalGoldShade,
  thigh: inks.cone,
  thighFar: inks.coneShade,
  leg: inks.woodShade,
  legFar: hour === "day" ? inks.bark : inks.ink,
  rim: hour === "day" ? inks.cream : inks.waterLit,
});

/** A great blue heron in the mist, and someone who came to count it. */
export const wildlifeMonitoring: Scene = {
  name: "wildlife-monitoring",
  width,
  height,
  draw: (light) =>
    [
      sky(light),
      farShore(light),
      water(light),
      watcher(light),
      rings(light),
      standing(1, plumage(light)),
      reeds(light),
    ].join(""),
};
