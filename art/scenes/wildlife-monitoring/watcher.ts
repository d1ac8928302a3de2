import { fringe } from "../../kit/grass";
import { below, crest } from "../../kit/land";
import { type Light } from "../../kit/light";
import { type Point, points, polygon, stroke } from "../../kit/path";
import { clothes, person } from "../../kit/people";
import { standing } from "../../kit/pose";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { glint } from "../../kit/water";

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
    inks: clothes(inks, inks.rust, inks.ridge5),
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
