import { type Light } from "../../../kit/light";
import { type Art } from "../../../kit/svg";
import { bluestemOf, coneflowerOf, planted, susanOf } from "./plants";

export const meadow = ({ inks }: Light): Art =>
  [
    planted(
      "b",
      bluestemOf(inks),
      "130 4 .9, 290 4 .7, 600 4 .7, 660 4 1, 880 4 1.1, 1100 4 .7, 1190 4 .9",
    ),
    planted(
      "c",
      coneflowerOf(inks),
      "220 4 .8, 420 4 -1.1, 500 4 .6, 760 4 -.8, 960 4 .6, 1050 4 1",
    ),
    planted(
      "s",
      susanOf(inks),
      "190 4 -.9, 330 4 1, 455 4 -.85, 590 4 1, 820 4 .9, 1000 4 -.8, 1130 4 -1",
    ),
  ].join("");
