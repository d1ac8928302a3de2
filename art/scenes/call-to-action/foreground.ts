import { fireflies } from "../../kit/fireflies";
import { blade } from "../../kit/grass";
import { below, crest, heightAt } from "../../kit/land";
import { type Light } from "../../kit/light";
import { type Point, points } from "../../kit/path";
import { bluestems, coneflowers, susans, tussocks } from "../../kit/planting";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { width } from "./canvas";

const foot = 1830;

/** The prairie's edge on the right, where the acre ends, and dark grass. */
export function foreground({ hour, inks }: Light): Art {
  const random = seeded(33);
  const bank = crest(
    points("2170 1840, 2330 1720, 2560 1560, 2900 1400"),
    72,
    12,
  );
  const flying = Array.from({ length: 22 }, (): Point => [
    random.between(2240, 2860),
    random.between(1240, 1500),
  ]);
  const front = tussocks(
    random,
    [-20, width + 20],
    [18, 44],
    (x) => {
      const near = x < 900 ? 0.9 - x / 1000 : Math.max(0.06, (x - 2050) / 830);
      const height = 40 + 210 * near * random.between(0.5, 1);
      return { root: [x, foot], height, spread: 0.42, width: 6 + 6 * near };
    },
    [inks.grassShade, inks.ink],
  );
  return [
    print(inks.grassMid, below(bank, 1900)),
    tussocks(
      random,
      [2170, 2900],
      [16, 38],
      (x) => {
        const y = heightAt(bank, x);
        const height = 60 + (1830 - y) * random.between(0.16, 0.42);
        return { root: [x, y + 36], height, spread: 0.4, width: 9, count: 7 };
      },
      [inks.grassLit, inks.grass, inks.grassMid],
    ),
    ...bluestems(random, inks, foot, [
      [2640, 620, 40, 116],
      [2780, 760, -40, 130],
      [2860, 640, 30, 118],
      [40, 420, 50, 104],
      [150, 330, -24, 92],
    ]),
    ...coneflowers(random, inks, foot, [
      [2520, 330, -40, 180],
      [2690, 460, -20, 220],
      [2840, 350, 40, 210],
      [90, 250, 30, 170],
      [250, 180, -20, 130],
    ]),
    ...susans(random, inks, foot, [
      [2400, 170, -40, 110],
      [2470, 240, 10, 132],
      [2590, 220, -20, 150],
      [2640, 160, 30, 130],
      [2760, 240, -20, 170],
      [2880, 190, 12, 150],
      [10, 150, -16, 140],
      [180, 130, 20, 120],
      [330, 100, 30, 96],
    ]),
    front,
    print(
      inks.ink,
      ...(
        [
          [2596, 330, 60],
          [2740, 300, -70],
          [2890, 420, -60],
          [-30, 360, 90],
        ] as const
      ).map(([x, tall, lean]) => blade([x, foot], tall, lean, 17)),
    ),
    hour === "dusk" ? fireflies(inks, flying, 11, 4.5) : "",
  ].join("");
}
