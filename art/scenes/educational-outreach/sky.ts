import { type Light } from "../../kit/light";
import { seeded } from "../../kit/random";
import { cloudBar, stars } from "../../kit/sky";
import { band, glow } from "../../kit/sky-layers";
import { type Art, print } from "../../kit/svg";
import { shore, sun, width } from "./canvas";

export function sky({ hour, inks }: Light): Art {
  const random = seeded(6);
  const day = hour === "day";
  const mid = { y: 560, sway: 26, seed: 12, brushed: [10, 60, 4] } as const;
  const high = { y: 270, sway: 24, seed: 15, brushed: [10, 50, 4] } as const;
  return [
    print(inks.skyLow, `M0 0H${width}V${shore}H0Z`),
    print(inks.skyMid, ...band(random, width, mid)),
    print(inks.skyHigh, ...band(random, width, high)),
    glow(inks, [
      [day ? "glowFar" : "cloudLit", sun, 396],
      [day ? "glowNear" : "ember", sun, 252],
      ["sun", sun, 138],
    ]),
    day
      ? ""
      : print(inks.starFaint, ...stars(random, [0, 0, 1000, 500], 26, 5)) +
        print(inks.star, ...stars(random, [1180, 40, width, 290], 13, 6)),
    print(inks.cloudLit, cloudBar([380, 470], 720, 30, 35)),
    print(day ? inks.glowNear : inks.ember, cloudBar([1110, 790], 340, 13, 34)),
  ].join("");
}
