import { tussock } from "../../kit/grass";
import { below, crest, heightAt } from "../../kit/land";
import { type Light } from "../../kit/light";
import { points } from "../../kit/path";
import { bluestems, coneflowers, susans, tussocks } from "../../kit/planting";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { height, width } from "./canvas";

const left = crest(
  points("26 1010, 104 918, 230 866, 380 900, 520 1010"),
  71,
  8,
);
const right = crest(points("1200 1010, 1290 936, 1400 892, 1640 860"), 72, 8);

/** Prairie close by, at both ends: it stands on the band below. */
export function foreground({ inks }: Light): Art {
  const random = seeded(31);
  const bank = (edge: typeof left, from: number, to: number) =>
    print(inks.grassMid, below(edge, height + 20)) +
    tussocks(
      random,
      [from, to],
      [20, 40],
      (x) => ({
        root: [x, heightAt(edge, x) + 22],
        height: random.between(46, 92),
        spread: 0.4,
        width: 9,
      }),
      [inks.grassLit, inks.grass, inks.grassMid],
    );
  /** Along the foot, lower and lower toward the water and the trail. */
  const front = (from: number, to: number, shore: number) =>
    tussocks(
      random,
      [from, to],
      [18, 40],
      (x) => ({
        root: [x, height + 14],
        height:
          (36 + 60 * Math.abs(x / width - 0.5)) *
          Math.min(1, 0.3 + Math.abs(x - shore) / 220) *
          random.between(0.6, 1.2),
        spread: 0.42,
        width: 9,
      }),
      [inks.grassShade],
    );
  return [
    bank(left, 96, 460),
    bank(right, 1230, 1600),
    tussock(
      random,
      [1560, 1010],
      { height: 300, spread: 90, count: 12, width: 9 },
      [inks.grassMid, inks.grassShade],
    ),
    ...bluestems(random, inks, 1010, [
      [270, 350, 40, 76],
      [1470, 330, -40, 70],
      [1545, 420, 30, 80],
    ]),
    ...coneflowers(random, inks, 1010, [
      [150, 180, -20, 92],
      [316, 236, 26, 100],
      [1360, 190, -30, 90],
      [1500, 240, 20, 110],
    ]),
    ...susans(random, inks, 1010, [
      [86, 112, -16, 70],
      [204, 150, 10, 84],
      [380, 110, 24, 76],
      [1270, 100, -20, 70],
      [1430, 130, 10, 82],
      [1572, 150, 14, 90],
    ]),
    // The page goes on at the left, so no blade may be cut there.
    front(58, 590, 600),
    front(1206, width + 20, 1196),
  ].join("");
}
