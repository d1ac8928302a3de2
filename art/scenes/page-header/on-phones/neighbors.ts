import { cut } from "../../../kit/cut";
import { type Light } from "../../../kit/light";
import { oak } from "../../../kit/oak";
import { seeded } from "../../../kit/random";
import { type Art, placed, print } from "../../../kit/svg";
import { gatherers } from "../neighbors";

export const neighbors = ({ inks }: Light): Art =>
  [
    print(inks.grassMid, "M400 632q260-14 560 0-260 14-560 0"),
    cut({ off: 4, least: 180 }, oak(seeded(301), [790, 632], 330, inks, 1)),
    cut({ off: 1.9, least: 44 }, placed([-508, 186], 0.66, 1, gatherers(inks))),
  ].join("");
