import { onCanoe } from "../../kit/canoe";
import { below, crest, heightAt } from "../../kit/land";
import { type Light } from "../../kit/light";
import { points, polygon } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { broken, glint, glitter } from "../../kit/water";
import { height, near, sun, width } from "./canvas";

/** The river, from the light in the gap down to the shade under the trees. */
export function water({ hour, inks }: Light): Art {
  const random = seeded(18);
  const day = hour === "day";
  const level = (y: number, sway: number, size: number, count: number) => [
    below(
      crest(
        [
          [-20, y + sway],
          [500, y - sway],
          [1000, y + sway],
          [1620, y - sway],
        ],
        y,
        sway * 0.6,
      ),
      height,
    ),
    ...broken(random, [-60, width + 60], y, size, count, {
      long: 8,
      thin: 0.22,
    }),
  ];
  const lying = (
    ink: string,
    [left, right]: readonly [number, number],
    [top, bottom]: readonly [number, number],
    count: number,
    size: number,
  ) =>
    print(
      ink,
      ...Array.from({ length: count }, () => {
        const t = random.next();
        return glint(
          [random.between(left, right), top + (bottom - top) * t],
          size * (0.5 + t) * random.between(0.6, 1.4) * 6,
          size * (0.5 + t) * random.between(0.4, 0.9) * 0.5,
        );
      }),
    );
  const column = (spread: number, count: number, thick: number) =>
    glitter(random, {
      x: (t) => sun[0] - 30 - 60 * t,
      top: 712,
      bottom: 1300,
      spread: (t) => spread * (0.4 + t),
      count,
      thick,
    });
  return [
    print(day ? inks.glowFar : inks.ember, `M0 660H${width}V${height}H0Z`),
    print(day ? inks.skyMid : inks.skyLow, ...level(960, 8, 26, 9)),
    print(inks.water, ...level(1190, 14, 42, 10)),
    print(inks.waterDeep, ...level(1520, 18, 52, 10)),
    print(inks.waterShade, ...level(1780, 20, 62, 9)),
    lying(inks.waterGlow, [700, 1400], [720, 1000], 12, 22),
    shadow(inks),
    print(inks.waterGlow, ...column(190, 17, 18)),
    print(inks.waterLit, ...column(130, 24, 17)),
    lying(inks.waterShade, [60, 1500], [1640, 1960], 10, 52),
    lying(inks.waterDeep, [60, 1500], [1230, 1460], 4, 46),
    lying(inks.water, [60, 1500], [1560, 1820], 7, 46),
    // The hull lies in the water upside down, in pieces.
    print(
      inks.coneShade,
      ...Array.from({ length: 11 }, (_, index) => {
        const t = index / 11;
        const [x, y] = onCanoe(
          near,
          random.between(-0.84, 0.8) * (1 - t * 0.5),
          110,
          -t * 150,
        );
        return glint(
          [x, y],
          random.between(300, 560) * (1 - t * 0.6),
          random.between(20, 30) * (1 - t * 0.5),
        );
      }),
    ),
  ].join("");
}

/** The banks upside down, broken at their lower edges. */
function shadow(inks: Light["inks"]): Art {
  const random = seeded(44);
  const hanging = (bank: string, lower: string, count: number) => {
    const edge = crest(points(lower), 5, 10);
    const from = edge[0]?.[0] ?? 0;
    const to = edge[edge.length - 1]?.[0] ?? 0;
    return [
      polygon([...points(bank), ...[...edge].reverse()]),
      ...Array.from({ length: count }, () => {
        const x = random.between(from, to);
        const y = heightAt(edge, x) + random.wobble() * 22;
        const size = (y - 640) / 500;
        return glint(
          [x, y],
          size * random.between(120, 330),
          size * random.between(12, 26),
        );
      }),
    ];
  };
  return [
    print(
      inks.ridge4,
      ...hanging(
        "-60 1030, 110 980, 220 908, 340 870, 440 852, 540 790, 640 762, 740 722",
        "-60 1200, 150 1140, 330 1060, 480 968, 620 850, 740 726",
        14,
      ),
      ...hanging(
        "1040 804, 1120 830, 1240 850, 1350 908, 1460 954, 1560 974, 1660 1026",
        "1044 808, 1140 862, 1260 900, 1360 984, 1480 1060, 1660 1110",
        9,
      ),
    ),
    // The rock above is paler than the woods, in the water too.
    print(
      inks.ridge3,
      ...Array.from({ length: 6 }, () => {
        const x = random.between(-40, 430);
        return glint(
          [x, 1100 - x * 0.34 + random.wobble() * 50],
          random.between(90, 260),
          random.between(9, 20),
        );
      }),
    ),
  ].join("");
}
