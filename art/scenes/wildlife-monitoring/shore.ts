import { crest, mist, ridge } from "../../kit/land";
import { type Light } from "../../kit/light";
import { points } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { woods } from "../../kit/woods";
import { shore, sun, width } from "./canvas";

/** Woods on the far shore, each line paler than the one before it. */
export function farShore({ inks }: Light): Art {
  const random = seeded(14);
  const patchy = noise(19);
  const line = (
    spots: string,
    seed: number,
    size: number,
    thick: number,
    base: string,
    rim: string,
  ) => {
    const edge = crest(points(spots), seed, 6);
    return [
      print(
        base,
        ...woods(
          random,
          [-20, width + 20],
          edge,
          size,
          (x) => thick + 0.6 * patchy(x / 170 + seed),
        ),
      ),
      ridge(
        edge,
        shore + 20,
        { base, rim },
        { depth: 8, sunX: sun[0], reach: 900 },
      ),
    ];
  };
  return [
    ...line(
      "-20 980, 300 1002, 760 1040, 1200 1030, 1620 960",
      3,
      74,
      0.62,
      inks.ridge1,
      inks.glow,
    ),
    print(inks.mist, mist([560, 1044], 1700, 62, 5)),
    ...line(
      "-20 1036, 240 1058, 560 1100, 900 1112, 1240 1094, 1620 1030",
      8,
      92,
      0.4,
      inks.ridge2,
      inks.ridge1,
    ),
    print(
      inks.mist,
      mist([1130, 1106], 1300, 44, 21),
      mist([180, 1104], 1000, 52, 27),
    ),
  ].join("");
}
