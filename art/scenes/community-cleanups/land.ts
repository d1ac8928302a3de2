import { below, crest, heightAt, mist, ridge } from "../../kit/land";
import { type Light } from "../../kit/light";
import { type Point, points, polygon } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { woods } from "../../kit/woods";
import { growing, waterline } from "./banks";
import { bluff } from "./bluff";
import { sun, width } from "./canvas";

/** Far hills, the wooded slope on the right and the bluff on the left. */
export function land({ inks }: Light): Art {
  const random = seeded(5);
  const patchy = noise(3);
  const farEdge = crest(
    points("500 640, 760 610, 960 634, 1160 626, 1420 560, 1620 520"),
    2,
    6,
  );
  const upper = crest(
    points("1040 804, 1110 780, 1220 760, 1340 738, 1480 716, 1640 694"),
    12,
    3,
  );
  const water = crest(
    points(
      "1040 806, 1120 836, 1240 858, 1350 916, 1460 962, 1560 980, 1640 1024",
    ),
    6,
    3,
  );
  const wood = (
    line: readonly Point[],
    from: number,
    size: number,
    thick: number,
  ) =>
    woods(
      random,
      [from, width + 20],
      line,
      size,
      (x) => thick + 0.5 * patchy(x / 120),
    );
  const grove = (from: number, count: number, drop: number, grown: number) =>
    Array.from({ length: count }, (_, index) => {
      const t = index / (count - 1);
      const x = from + (1640 - from) * t + random.wobble() * 14;
      const size = grown * (0.36 + 0.64 * t) * random.between(0.8, 1.15);
      return { x, y: heightAt(upper, x) + drop * t - size * 0.66, size };
    });
  return [
    print(
      inks.ridge2,
      below(
        farEdge.map(([x, y]): Point => [x, y - 22]),
        716,
      ),
      ...wood(farEdge, 560, 84, 0.8),
    ),
    ridge(
      farEdge,
      716,
      { base: inks.ridge2, rim: inks.ridge2 },
      { depth: 8, sunX: sun[0], reach: 800 },
    ),
    print(inks.mist, mist([900, 702], 760, 26, 3)),
    ...growing(random, grove(1220, 8, 0, 150), {
      shade: inks.ridge3,
      leaf: inks.ridge3,
      lit: inks.ridge2,
    }),
    // The inside of the bend: a low wooded point that ends in a bar of sand.
    print(inks.ridge4, polygon([...upper, ...[...water].reverse()])),
    print(
      inks.straw,
      polygon([
        ...water.map(([x, y], index): Point => {
          const t = index / water.length;
          return [
            x,
            y - 96 * t * (1 - t) ** 2 - 14 * Math.sin(t * 9) ** 2 * (1 - t) - 2,
          ];
        }),
        ...[...water].reverse(),
      ]),
    ),
    ...growing(random, grove(1176, 9, 110, 104), {
      shade: inks.ridge5,
      leaf: inks.ridge4,
      lit: inks.meadowShade,
    }),
    print(inks.mist, ...waterline(random, water)),
    bluff(inks),
  ].join("");
}
