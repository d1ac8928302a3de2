import type { FigureColor } from "../content/schema/figure-colors";
import blueDay from "./art/plant-blue.day.svg";
import blueDusk from "./art/plant-blue.dusk.svg";
import greenDay from "./art/plant-green.day.svg";
import greenDusk from "./art/plant-green.dusk.svg";
import purpleDay from "./art/plant-purple.day.svg";
import purpleDusk from "./art/plant-purple.dusk.svg";
import yellowDay from "./art/plant-yellow.day.svg";
import yellowDusk from "./art/plant-yellow.dusk.svg";

/** Rattlesnake master, blue flag, purple coneflower and black-eyed Susan. */
export const plants: Readonly<
  Record<FigureColor, { readonly day: string; readonly dusk: string }>
> = {
  green: { day: greenDay, dusk: greenDusk },
  blue: { day: blueDay, dusk: blueDusk },
  purple: { day: purpleDay, dusk: purpleDusk },
  yellow: { day: yellowDay, dusk: yellowDusk },
};
