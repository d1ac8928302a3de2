import { type Light } from "../../kit/light";
import { disc, type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { crescent, type Round, stars } from "../../kit/sky";
import { type Art, inside, print } from "../../kit/svg";
import { above } from "./canvas";

const moon: Point = [300, 24];

const round = (list: readonly Round[]) =>
  list.map(([at, radius]) => disc(at, radius));

const heap: readonly Round[] = [
  [[770, -34], 134],
  [[880, -10], 96],
  [[664, 60], 108],
  [[800, 110], 170],
  [[965, 96], 118],
  [[590, 190], 84],
  [[680, 240], 150],
  [[900, 260], 190],
  [[1086, 214], 112],
  [[1180, 300], 130],
  [[560, 330], 112],
  [[470, 446], 104],
  [[640, 450], 150],
  [[860, 460], 190],
  [[1090, 460], 190],
  [[404, 540], 64],
  [[380, 622], 62],
  [[406, 704], 84],
  [[530, 600], 140],
  [[700, 560], 120],
];

/** Its near side, in the shade. */
const folds: readonly Round[] = [
  [[890, 150], 84],
  [[820, 190], 70],
  [[976, 186], 92],
  [[760, 262], 92],
  [[900, 290], 130],
  [[1060, 300], 110],
  [[690, 330], 70],
  [[640, 390], 84],
  [[740, 420], 120],
  [[900, 440], 150],
  [[1080, 450], 150],
  [[548, 470], 84],
  [[480, 556], 64],
  [[460, 650], 70],
  [[600, 600], 150],
  [[720, 560], 100],
];

const deep: readonly Round[] = [
  [[960, 360], 84],
  [[880, 410], 84],
  [[1040, 400], 110],
  [[800, 470], 84],
  [[930, 500], 130],
  [[1060, 520], 110],
  [[690, 500], 66],
  [[620, 560], 84],
  [[760, 560], 100],
  [[520, 610], 70],
];

/** A summer cloud as tall as the picture, with the sun behind it. */
export function cloud({ hour, inks }: Light): Art {
  const isDay = hour === "day";
  const [edge, body, fold, core] = isDay
    ? ([inks.glow, inks.skyLow, inks.skyMid, inks.skyHigh] as const)
    : ([inks.glow, inks.ember, inks.glowFar, inks.skyLow] as const);
  const shape = round(heap);
  return [
    isDay
      ? ""
      : print(
          inks.star,
          crescent(moon, 44),
          ...stars(seeded(23), [380, -above + 10, 1500, 240], 16, 6, [
            ...heap,
            [moon, 80],
          ]),
        ),
    print(edge, ...shape),
    inside(
      shape,
      `<g transform="translate(0 14)">${print(body, ...shape)}</g>`,
      print(fold, ...round(folds)),
      print(core, ...round(deep)),
    ),
  ].join("");
}
