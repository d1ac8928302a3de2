import { skein } from "../../kit/birds";
import { type Light } from "../../kit/light";
import { disc, type Point } from "../../kit/path";
import { seeded } from "../../kit/random";
import { cloudBar, crescent, stars } from "../../kit/sky";
import { type Art, print } from "../../kit/svg";
import { light as at } from "./canvas";

const moon: Point = [524, 146];

/**
 * Rings of light that stand on the page, broken by bars of cloud, none of which
 * leaves them: on the page it would be a pale dash.
 */
export function sun({ hour, inks }: Light): Art {
  const [x, y] = at;
  const isDay = hour === "day";
  const low = isDay ? y : y + 60;
  return [
    print(inks.glowFar, disc([x, low], 430)),
    print(isDay ? inks.glow : inks.ember, disc([x, low], 312)),
    print(isDay ? inks.glowNear : inks.glow, disc([x, low], 222)),
    print(inks.sun, disc([x, low], 142)),
    print(
      inks.cloudLit,
      cloudBar([726, 330], 370, 30, 61),
      cloudBar([950, 236], 360, 30, 67),
      cloudBar([1010, 462], 420, 22, 73),
      cloudBar([630, 486], 290, 19, 79),
    ),
    isDay
      ? print(inks.ridge5, ...skein(seeded(8), [760, 130], 7, 40))
      : print(
          inks.star,
          crescent(moon, 44),
          ...stars(seeded(23), [420, 20, 1300, 190], 14, 6, [
            [[x, low], 430],
            [moon, 80],
          ]),
        ),
  ].join("");
}
