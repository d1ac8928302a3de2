import { type Inks } from "../../kit/light";
import { disc, type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { cloudBar, frayed, halo, skyBand, streaks } from "../../kit/sky";
import { type Art, print } from "../../kit/svg";

const sun: Point = [831, 374];
const foot = 440;
const rings = [
  ["glowFar", [815, 420], [440, 190], 130, 5],
  ["glow", [838, 405], [276, 146], 100, 8],
  ["glowNear", [830, 384], [162, 100], 70, 3],
] as const;

export function sky(inks: Inks): Art {
  const random = seeded(311);
  return [
    print(inks.skyLow, "M0 0H1200V500H0Z"),
    print(
      inks.skyMid,
      skyBand(1200, 262, 10, 321),
      ...streaks(random, [0, 1200], 268, 18, 8),
    ),
    print(
      inks.skyHigh,
      skyBand(1200, 44, 8, 325),
      ...streaks(random, [0, 1200], 48, 14, 8),
    ),
    ...rings.map(([ink, at, radii, reach, seed]) =>
      print(
        inks[ink],
        halo(at, radii, { reach, foot, seed, flare: 60 }),
        ...frayed(random, at, radii, foot, 8),
      ),
    ),
    print(inks.sun, disc(sun, 66)),
    print(
      inks.glowNear,
      cloudBar([812, 362], 200, 8, 161),
      cloudBar([880, 388], 180, 8, 162),
    ),
    print(inks.cloudLit, cloudBar([1060, 292], 340, 14, 163)),
    print(inks.ember, cloudBar([330, 412], 520, 10, 165)),
  ].join("");
}
