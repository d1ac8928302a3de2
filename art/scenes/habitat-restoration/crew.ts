import { type Light } from "../../kit/light";
import { type Art, placed } from "../../kit/svg";
import { flapper } from "./flapper";
import { torchBearer } from "./torch-bearer";

/** The two of them, where they stand. */
export const crew = (light: Light): Art =>
  placed([1060, 1362], 0.74, -1, flapper(light)) +
  placed([660, 1530], 1, 1, torchBearer(light));
