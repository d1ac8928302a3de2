import { type Scene } from "../kit/scene";
import { height, width } from "./hero/canvas";
import { foreground } from "./hero/foreground";
import { hills, nearOaks } from "./hero/hills";
import { farPrairie, prairie } from "./hero/prairie";
import { river } from "./hero/river";
import { sky } from "./hero/sky";

/** Dawn over tallgrass, the river coming from the light to the viewer. */
export const hero: Scene = {
  name: "hero",
  width,
  height,
  draw: (light) =>
    [
      sky(light),
      hills(light.inks),
      farPrairie(light.inks),
      nearOaks(light.inks),
      prairie(light.inks),
      river(light.inks),
      foreground(light),
    ].join(""),
};
