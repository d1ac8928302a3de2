import { type Light } from "../../../kit/light";
import { type Art, print } from "../../../kit/svg";
import { bluestemOf, coneflowerOf, planted, susanOf } from "./plants";

export const meadow = ({ inks }: Light): Art =>
  [
    print(inks.grass, "M60 628q240-16 520-2-280 16-520 2"),
    planted(
      "b",
      bluestemOf(inks),
      "90 4 .9, 280 4 .8, 660 4 1, 880 4 1.1, 1170 4 .9",
    ),
    planted(
      "c",
      coneflowerOf(inks),
      "200 4 .8, 420 4 -1.1, 760 4 -.8, 1050 4 1",
    ),
    planted(
      "s",
      susanOf(inks),
      "330 4 1, 480 4 -.8, 610 4 .9, 850 4 1, 1120 4 -1",
    ),
  ].join("");
