import { heron } from "../../kit/heron";
import { mist } from "../../kit/land";
import { type Inks, type Light } from "../../kit/light";
import { cattail } from "../../kit/pond";
import { seeded } from "../../kit/random";
import { type Art, placed, print } from "../../kit/svg";
import { glitter } from "../../kit/water";
import { visitors } from "./visitors";

/** Open water between the prairie and the walk. */
function wetland(inks: Inks): Art {
  const random = seeded(331);
  return [
    print(inks.grassMid, mist([1900, 620], 2200, 130, 331)),
    print(inks.waterDeep, mist([1900, 628], 2140, 122, 331)),
    print(
      inks.water,
      mist([2000, 604], 1500, 50, 333),
      mist([1500, 642], 900, 26, 334),
    ),
    print(
      inks.waterGlow,
      ...glitter(random, {
        x: () => 2080,
        top: 584,
        bottom: 690,
        spread: (t) => 240 + 260 * t,
        count: 26,
        thick: 9,
      }),
    ),
    print(
      inks.waterLit,
      ...glitter(random, {
        x: () => 2080,
        top: 584,
        bottom: 690,
        spread: (t) => 90 + 120 * t,
        count: 16,
        thick: 7,
      }),
    ),
  ].join("");
}

/** A level deck without a step, on posts, with a curb at its edges. */
function deck(inks: Inks): Art {
  const [from, to, back, front] = [1040, 2900, 650, 676];
  const box = (x: number, y: number, wide: number, high: number) =>
    `M${x} ${y}h${wide}v${high}h${-wide}z`;
  const seams = Array.from({ length: 78 }, (_, index) => from + index * 24);
  return [
    print(
      inks.woodShade,
      ...Array.from({ length: 15 }, (_, index) =>
        box(from + 30 + index * 128, front, 16, 40),
      ),
    ),
    print(inks.wood, box(from, back, to - from, front - back)),
    print(inks.soil, ...seams.map((x) => `M${x} ${back}h4l-6 26h-6z`)),
    print(inks.coneLit, box(from, back - 9, to - from, 9)),
    print(inks.woodShade, box(from, front, to - from, 17)),
  ].join("");
}

const cattails = [
  [1160, 150, 12],
  [1216, 200, -14],
  [1268, 140, 18],
  [2110, 150, -12],
  [2160, 120, 14],
  [2300, 160, -16],
] as const;

/** What the heron is printed in. */
export const plumage = ({ hour, inks }: Light) => ({
  back: inks.waterShade,
  feather: inks.waterDeep,
  featherLit: inks.water,
  dark: inks.ink,
  neck: inks.smoke,
  neckShade: inks.waterDeep,
  face: inks.cream,
  bill: inks.petalGold,
  billShade: inks.petalGoldShade,
  thigh: inks.cone,
  thighFar: inks.coneShade,
  leg: inks.woodShade,
  legFar: hour === "day" ? inks.bark : inks.ink,
  rim: hour === "day" ? inks.cream : inks.waterLit,
});

/** What its cattails are printed in. */
export const reeds = (inks: Inks) => ({
  stem: inks.grassMid,
  leaf: inks.grass,
  leafLit: inks.meadow,
  club: inks.coneShade,
  clubLit: inks.wood,
});

/** The boardwalk through the wetland, and a heron that doesn't mind. */
export function boardwalk(light: Light): Art {
  const { inks } = light;
  const random = seeded(337);
  return [
    wetland(inks),
    placed([1984, 618], 0.15, -1, heron(plumage(light))),
    deck(inks),
    visitors(inks),
    ...cattails.map(([x, tall, lean]) =>
      cattail(random, [x, 724], tall, lean, 11, reeds(inks)),
    ),
  ].join("");
}
