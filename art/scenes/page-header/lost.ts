import { mist } from "../../kit/land";
import { lettering } from "../../kit/lettering";
import { type Inks, type Light } from "../../kit/light";
import { polygon } from "../../kit/path";
import { type Art, placed, print, turned } from "../../kit/svg";
import { bison } from "./bison";
import { hiker } from "./hiker";
import { meadowlark } from "./meadowlark";

/** Routed boards on a post: words, how far up, which way, and their tilt. */
const boards = [
  ["THIS WAY", 436, 1, -5],
  ["THAT WAY", 366, -1, -7],
  ["404 MILES", 292, 1, 4],
  ["MAYBE", 222, -1, 6],
] as const;

/** Its foot is at (0, 0). */
function signpost(inks: Inks): Art {
  const arrow = (up: number, side: 1 | -1, inset: number) => {
    const half = 29 - inset;
    return polygon([
      [-side * (70 - inset), -up - half],
      [side * 132, -up - half],
      [side * (172 - inset * 1.4), -up],
      [side * 132, -up + half],
      [-side * (70 - inset), -up + half],
    ]);
  };
  return [
    print(inks.ink, "M-17 4v-494l17 -16 17 16v494z"),
    print(inks.woodShade, "M-12 4v-491l12 -12 12 12v491z"),
    print(inks.coneLit, "M5 4v-493l7 7v486z"),
    ...boards.map(([words, up, side, tilt]) => {
      const { size } = lettering(words, [0, 0], 44, 172);
      const start = side > 0 ? -56 : -124;
      return turned(
        tilt,
        [0, -up],
        print(inks.ink, arrow(up, side, 0)),
        print(inks.soil, arrow(up, side, 5)),
        print(
          inks.cream,
          lettering(words, [start, -up + size * 0.35], size, 172).path,
        ),
      );
    }),
  ].join("");
}

/** Lost at the signpost, and a bison that would like to know as well. */
export const lost = ({ inks }: Light): Art =>
  [
    print(
      inks.grassMid,
      mist([1960, 700], 1100, 40, 351),
      mist([1320, 702], 400, 24, 352),
    ),
    placed([1258, 702], 1, 1, signpost(inks)),
    meadowlark([1258, 200], 96, inks),
    placed([1830, 432], 1.02, 1, bison(inks)),
    placed([1654, 706], 0.98, 1, hiker(inks)),
  ].join("");
