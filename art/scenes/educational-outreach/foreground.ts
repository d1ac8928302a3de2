import { fireflies } from "../../kit/fireflies";
import { blade } from "../../kit/grass";
import { type Light } from "../../kit/light";
import { cattail, dragonfly, lilyPad } from "../../kit/pond";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { height } from "./canvas";

/** x, height, lean, thickness of the club. */
const reeds = [
  [1474, 640, 20, 34],
  [1580, 1290, -46, 46],
  [1530, 1010, 10, 44],
  [1620, 940, -70, 44],
  [40, 640, 40, 40],
  [-20, 860, 50, 44],
] as const;

const pads = [
  [712, 1852, 190, 0.12],
  [960, 1880, 330, 0.9],
  [480, 1890, 300, 0.4],
  [1180, 1790, 210, 0.62],
  [800, 1965, 280, 0.2],
] as const;

export function foreground({ inks, hour }: Light): Art {
  const random = seeded(71);
  const foot = height + 20;
  const leaves = (from: number, to: number, count: number, tall: number) =>
    Array.from({ length: count }, () =>
      blade(
        [random.between(from, to), foot],
        tall * random.between(0.5, 1),
        random.wobble() * 110,
        random.between(30, 42),
        random.chance(0.3) ? 0.3 : 0,
      ),
    );
  const stalk = {
    stem: inks.grassMid,
    leaf: inks.grassMid,
    leafLit: inks.grass,
    club: inks.coneShade,
    clubLit: inks.coneLit,
  };
  const flying = [
    [420, 1130],
    [1010, 1120],
    [1330, 1000],
    [1420, 1160],
    [520, 1480],
    [1180, 1560],
    [180, 1010],
    [1500, 640],
  ] as const;
  return [
    print(
      inks.grassShade,
      ...pads.map(([x, y, size, turn]) => lilyPad([x - 6, y + 9], size, turn)),
    ),
    print(
      inks.grass,
      ...pads.map(([x, y, size, turn]) => lilyPad([x, y], size, turn)),
    ),
    print(
      inks.meadow,
      ...pads.map(([x, y, size, turn]) =>
        lilyPad([x + size * 0.1, y - size * 0.012], size * 0.66, turn),
      ),
    ),
    print(
      inks.grassShade,
      ...leaves(1480, 1660, 5, 760),
      ...leaves(-40, 140, 4, 520),
    ),
    ...reeds.map(([x, tall, lean, size]) =>
      cattail(random, [x, foot], tall, lean, size, stalk),
    ),
    print(inks.ink, ...leaves(1340, 1640, 6, 330), ...leaves(-40, 280, 6, 260)),
    dragonfly([958, 664], 198, 62, {
      wing: inks.cream,
      vein: inks.waterShade,
      body: inks.ink,
      bodyLit: inks.water,
    }),
    hour === "dusk" ? fireflies(inks, flying, 11, 6) : "",
  ].join("");
}
