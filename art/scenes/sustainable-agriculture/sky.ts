import { type Light } from "../../kit/light";
import { disc } from "../../kit/path";
import { seeded } from "../../kit/random";
import { cloudBar, crescent, halo, skyBand, stars } from "../../kit/sky";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

const foot = 500;

export function sky({ hour, inks }: Light): Art {
  const random = seeded(3);
  const [x] = sun;
  const low = (
    ink: string,
    radius: readonly [number, number],
    reach: number,
    seed: number,
  ) => print(ink, halo([x, 450], radius, { reach, foot, seed }));
  const ring = (ink: string, radius: number, reach: number, seed: number) =>
    print(ink, halo(sun, [radius * 1.25, radius], { reach, foot, seed }));
  const light =
    hour === "day"
      ? [
          ring(inks.glowFar, 296, 260, 4),
          ring(inks.glow, 210, 190, 5),
          ring(inks.glowNear, 132, 120, 6),
          print(inks.sun, disc(sun, 78)),
        ]
      : [
          low(inks.glowFar, [820, 330], 420, 4),
          low(inks.ember, [590, 220], 360, 5),
          low(inks.glow, [410, 140], 260, 6),
          low(inks.glowNear, [240, 82], 190, 7),
          print(inks.starFaint, ...stars(random, [0, 0, 1100, 300], 22, 4.6)),
          print(inks.star, ...stars(random, [900, 20, width, 190], 9, 5.4)),
          print(inks.sun, crescent([1452, 150], 44)),
        ];
  const bars = [
    [300, 236, 900, 34, inks.cloudLit],
    [560, 268, 620, 22, inks.cloud],
    [1240, 318, 300, 11, inks.glowNear],
    [1330, 356, 340, 12, inks.glow],
    [160, 402, 760, 20, inks.ember],
    [1420, 214, 620, 22, inks.cloudLit],
  ] as const;
  return [
    print(inks.skyLow, `M0 0H${width}V600H0Z`),
    print(inks.skyMid, skyBand(width, 190, 16, 21)),
    print(inks.skyHigh, skyBand(width, 82, 12, 5)),
    ...light,
    ...bars.map(([barX, y, long, deep, ink], index) =>
      print(ink, cloudBar([barX, y], long, deep, 40 + index)),
    ),
  ].join("");
}
