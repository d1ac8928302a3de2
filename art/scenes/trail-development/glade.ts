import { foliage } from "../../kit/foliage";
import { type Inks, type Light } from "../../kit/light";
import { disc, type Point, stroke } from "../../kit/path";
import { seeded } from "../../kit/random";
import { cloudBar, crescent, type Round, stars } from "../../kit/sky";
import { glow, type Ring } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { autumn } from "./autumn";
import { sun, trunks, width } from "./canvas";

/** Where the sun went down, below its place by day. */
const low: Point = [sun[0], 880];
const afterglow: readonly Ring[] = [
  ["glowFar", low, 404],
  ["ember", low, 318],
  ["glow", low, 234],
  ["glowNear", low, 150],
];

const moon: Round = [[1010, 408], 48];

/** The light at the end of the trail. */
function sky({ hour, inks }: Light): Art {
  return [
    print(hour === "day" ? inks.glowFar : inks.skyLow, `M0 0H${width}V1100H0Z`),
    ...(hour === "day"
      ? [
          print(inks.glow, disc(sun, 470)),
          print(inks.glowNear, disc(sun, 290)),
          print(inks.sun, disc(sun, 150)),
          print(
            inks.glowNear,
            cloudBar([1100, 664], 380, 22, 3),
            cloudBar([990, 706], 330, 20, 4),
          ),
          print(
            inks.glow,
            cloudBar([1190, 790], 560, 30, 5),
            cloudBar([760, 846], 620, 26, 6),
          ),
        ]
      : [
          print(inks.skyMid, `M0 0H${width}V330H0Z`),
          print(
            inks.star,
            ...stars(seeded(9), [640, 200, 1200, 420], 9, 6, [moon]),
          ),
          glow(inks, afterglow),
          print(inks.sun, crescent(...moon)),
        ]),
  ].join("");
}

/** Straight young trunks of one depth of the wood: x, half width. */
function stand(
  bark: string,
  seed: number,
  trunks: readonly (readonly [x: number, half: number])[],
  bottom: number,
): Art {
  const random = seeded(seed);
  return print(
    bark,
    ...trunks.flatMap(([x, half]) => {
      const lean = random.wobble() * 46;
      const fork = random.between(430, 560);
      const base = bottom + random.wobble() * 14;
      const limb = (side: number): Point[] => [
        [x + lean * 0.6, fork],
        [x + lean + side * half * 3, fork - 120],
        [x + lean + side * half * 7, fork - 330],
      ];
      return [
        stroke(
          [
            [x, base + 6],
            [x, base - 30],
            [x + lean * 0.4, (base + fork) / 2],
            [x + lean * 0.8, fork - 60],
            [x + lean * 1.6, 100],
          ],
          (t) => half * (1 - 0.45 * t + 0.5 * Math.pow(1 - t, 12)),
        ),
        stroke(limb(1), (t) => half * 0.5 * (1 - 0.5 * t)),
        stroke(limb(-1), (t) => half * 0.45 * (1 - 0.5 * t)),
      ];
    }),
  );
}

/** Lobes of leaves strung along a line, `size` px each. */
function leaves(seed: number, along: readonly Point[], size: number): string[] {
  const random = seeded(seed);
  return along.map(([x, y]) =>
    foliage(
      random,
      [x + random.wobble() * 30, y + random.wobble() * 26],
      size * random.between(0.8, 1.25),
      size * random.between(0.5, 0.72),
    ),
  );
}

/** The arch of the crowns at one depth: higher in the middle. */
const arch = (low: number, high: number, step: number): Point[] => {
  const along: Point[] = [];
  for (let x = -40; x <= width + 40; x += step) {
    const off = (x - sun[0] + 60) / 900;
    along.push([x, high + (low - high) * Math.min(1, off * off * 1.5)]);
  }
  return along;
};

function depths(inks: Inks): Art {
  return [
    print(inks.ember, ...leaves(1, arch(560, 300, 120), 112)),
    stand(inks.ember, 4, trunks.far, 905),
    print(inks.coneLit, ...leaves(2, arch(500, 190, 130), 124)),
    stand(inks.seedLit, 6, trunks.middle, 965),
    print(inks.petalGold, ...leaves(3, arch(400, 96, 140), 128)),
    print(inks.cone, ...leaves(5, arch(330, 10, 140), 140)),
  ].join("");
}

export const glade = (light: Light) => sky(light) + depths(autumn(light));
