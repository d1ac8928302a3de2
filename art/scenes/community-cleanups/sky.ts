import { type Light } from "../../kit/light";
import { disc } from "../../kit/path";
import { seeded } from "../../kit/random";
import { cloudBar, halo, skyBand, stars, streaks } from "../../kit/sky";
import { type Art, print } from "../../kit/svg";
import { sun, width } from "./canvas";

/** What is to be seen of the sky between the bluff and the trees. */
export function sky({ hour, inks }: Light): Art {
  const random = seeded(61);
  const day = hour === "day";
  const rings = day
    ? ([
        [300, 280, inks.glowFar],
        [196, 180, inks.glow],
        [118, 110, inks.glowNear],
      ] as const)
    : ([
        [520, 380, inks.glowFar],
        [360, 250, inks.ember],
        [250, 150, inks.glow],
        [150, 84, inks.glowNear],
      ] as const);
  return [
    print(inks.skyLow, `M0 0H${width}V900H0Z`),
    print(
      inks.skyMid,
      skyBand(width, 330, 22, 8),
      ...streaks(random, [0, width], 336, 50, 7),
    ),
    print(inks.skyHigh, skyBand(width, 120, 18, 4)),
    ...rings.map(([wide, high, ink], index) =>
      print(
        ink,
        halo([sun[0], day ? sun[1] : 640], [wide, high], {
          reach: wide * 0.7,
          foot: 690,
          seed: 30 + index,
        }),
      ),
    ),
    day
      ? print(inks.sun, disc(sun, 66))
      : print(inks.starFaint, ...stars(random, [0, 0, width, 420], 26, 5)),
    print(
      day ? inks.glowNear : inks.glow,
      cloudBar([1080, 590], 300, 12, 4),
      cloudBar([980, 616], 260, 10, 5),
    ),
    print(inks.cloudLit, cloudBar([760, 250], 620, 28, 9)),
    print(inks.cloud, cloudBar([620, 292], 420, 18, 11)),
  ].join("");
}
