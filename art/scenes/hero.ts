import { type Scene } from "../kit/scene";
import { type Composition } from "./hero/composition";
import { foreground } from "./hero/foreground";
import { hills, nearOaks } from "./hero/hills";
import { phone } from "./hero/phone";
import { farPrairie, prairie } from "./hero/prairie";
import { river } from "./hero/river";
import { sky } from "./hero/sky";
import { wide } from "./hero/wide";

/** Dawn over tallgrass, the river coming from the light to the viewer. */
const dawn = (name: string, composition: Composition): Scene => ({
  name,
  width: composition.width,
  height: composition.height,
  draw: (light) =>
    [
      sky(composition, light),
      hills(composition, light.inks),
      farPrairie(composition, light.inks),
      nearOaks(composition, light.inks),
      prairie(composition, light.inks),
      river(composition, light.inks),
      foreground(composition, light),
    ].join(""),
});

export const hero = dawn("hero", wide);

export const heroPhone = dawn("hero-phone", phone);
