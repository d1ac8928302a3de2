import { type Light } from "../../kit/light";
import { type Art, placed } from "../../kit/svg";
import { dock } from "./canvas";
import { dipping } from "./dipping";
import { kneeling } from "./kneeling";
import { naturalist } from "./naturalist";
import { pointing } from "./pointing";

/** Everybody on the dock, tallest first: the eye goes down to the water. */
export const people = (light: Light): Art =>
  [
    placed([250, dock], 1, 1, naturalist(light.inks)),
    placed([600, dock], 1, 1, pointing(light.inks)),
    placed([850, dock], 1, 1, kneeling(light)),
    placed([1080, dock], 1, 1, dipping(light.inks)),
  ].join("");
