import { below, crest, heightAt, mist, ridge } from "../../kit/land";
import { fringe } from "../../kit/grass";
import { type Light } from "../../kit/light";
import { woods } from "../../kit/oak";
import { type Point, points, polygon, stroke } from "../../kit/path";
import { person, standing } from "../../kit/people";
import { noise, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { glint } from "../../kit/water";
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
          (x) => heightAt(edge, x),
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

/** A boardwalk out from the right, and a watcher at its end. */
export function watcher({ hour, inks }: Light): Art {
  const random = seeded(33);
  const deck = 1196;
  const posts = [1126, 1210, 1302, 1404, 1520, 1602];
  const rail = (x: number, high: number) =>
    stroke(
      [
        [x, deck + 4],
        [x + random.wobble() * 2, deck - high],
      ],
      () => 4.5,
    );
  const someone = person({
    feet: [1236, deck],
    height: 268,
    facing: -1,
    pose: {
      ...standing,
      lean: 2,
      nearArm: [52, 152],
      farArm: [60, 146],
      nearLeg: [-9, -8],
      farLeg: [10, 6],
    },
    hat: "brim",
    inks: {
      top: inks.rust,
      legs: inks.ridge5,
      skin: inks.skin,
      hair: inks.coneShade,
      shade: inks.ink,
    },
  });
  const [eyeX, eyeY] = someone.eye;
  const glasses = polygon([
    [eyeX + 2, eyeY - 11],
    [eyeX - 30, eyeY - 13],
    [eyeX - 34, eyeY + 10],
    [eyeX + 2, eyeY + 7],
  ]);
  const bank = crest(
    points("1318 1226, 1400 1206, 1500 1190, 1640 1180"),
    6,
    5,
  );
  const rushes = fringe(random, bank, 92, 13);
  /** A broken picture in the water, thinning out as it comes nearer. */
  const reflected = ([x, y]: Point, wide: number, deep: number) =>
    Array.from({ length: Math.ceil(deep / 15) }, (_, index) => {
      const t = (index * 15) / deep;
      return glint(
        [x + random.wobble() * wide * 0.22, y + deep * t],
        wide * random.between(0.7, 1.5) * (1 - 0.5 * t),
        random.between(7, 15) * (1 - 0.55 * t),
      );
    });
  return [
    print(
      inks.waterDeep,
      ...reflected([1236, deck + 70], 56, 200),
      ...reflected([1450, deck + 64], 330, 44),
    ),
    print(inks.ridge3, below(bank, 1244), ...rushes),
    print(
      inks.woodShade,
      ...posts.map((x) =>
        stroke(
          [
            [x, deck],
            [x, deck + 66],
          ],
          () => 7,
        ),
      ),
    ),
    print(
      inks.wood,
      polygon([
        [1092, deck - 4],
        [1620, deck - 6],
        [1620, deck + 16],
        [1092, deck + 15],
      ]),
    ),
    print(
      hour === "day" ? inks.straw : inks.waterGlow,
      polygon([
        [1092, deck - 5],
        [1620, deck - 8],
        [1620, deck - 2],
        [1092, deck],
      ]),
    ),
    print(
      inks.woodShade,
      rail(1330, 84),
      rail(1448, 84),
      rail(1570, 84),
      stroke(
        [
          [1322, deck - 82],
          [1620, deck - 86],
        ],
        () => 5,
      ),
    ),
    someone.art,
    print(inks.ink, glasses),
  ].join("");
}
