import { cut } from "../../../kit/cut";
import { type Light } from "../../../kit/light";
import { type Art, placed } from "../../../kit/svg";
import { boards } from "../fence";
import { gate, stone } from "../gate";
import { meadowlark } from "../meadowlark";
import { coneflowerOf, planted, susanOf } from "./plants";

export const fence = ({ inks }: Light): Art =>
  [
    cut(
      { off: 0.8, least: 8 },
      boards(
        [
          [0, 636, 60],
          [130, 646, 72],
          [290, 658, 84],
          [440, 668, 94],
          [530, 672, 98],
        ],
        inks,
      ),
      boards(
        [
          [740, 676, 100],
          [860, 680, 104],
          [1010, 686, 110],
          [1170, 692, 116],
          [1330, 698, 122],
        ],
        inks,
      ),
      placed(
        [-350, 290],
        0.58,
        1,
        gate([1556, 1850], inks),
        stone(1540, 690, inks),
        stone(1868, 690, inks),
      ),
    ),
    cut({ off: 0.5, least: 3 }, meadowlark([543, 546], 62, inks)),
    planted("c", coneflowerOf(inks), "220 14 .7, 370 14 -.8, 1040 10 -.9"),
    planted(
      "s",
      susanOf(inks),
      "160 10 -.9, 300 14 1, 820 10 .8, 960 14 -1, 1110 10 .9",
    ),
  ].join("");
