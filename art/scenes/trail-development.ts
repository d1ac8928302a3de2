import { type Scene } from "../kit/scene";
import { autumn } from "./trail-development/autumn";
import { boardwalk } from "./trail-development/bridge";
import { height, width } from "./trail-development/canvas";
import { lantern, walkers } from "./trail-development/crew";
import { driver } from "./trail-development/driver";
import { floor } from "./trail-development/floor";
import { glade } from "./trail-development/glade";
import { litter } from "./trail-development/litter";
import { oaks } from "./trail-development/oaks";

/** A footbridge being finished, on the way into oak woods in October. */
export const trailDevelopment: Scene = {
  name: "trail-development",
  width,
  height,
  draw: (light) =>
    [
      glade(light),
      floor(autumn(light)),
      oaks(autumn(light)),
      boardwalk(light.inks, autumn(light).coneLit),
      light.hour === "dusk" ? lantern(light.inks) : "",
      walkers(light),
      driver(light),
      litter(light.inks),
    ].join(""),
};
