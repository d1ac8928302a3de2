import { blade, fringe } from "../../kit/grass";
import { onPlain } from "../../kit/ground";
import { below, crest } from "../../kit/land";
import { type Light, shaded } from "../../kit/light";
import { type Point, points, stroke, through } from "../../kit/path";
import { noise, seeded } from "../../kit/random";
import { type Art, inside, placed, print } from "../../kit/svg";
import { acre, height, sower } from "./canvas";

/** Its far end, at the foot of the grass. */
const edge = crest(
  points("-20 1352, 700 1344, 1500 1340, 2200 1346, 2900 1340"),
  15,
  5,
);

/** A row from far to near, `aside` px from the middle at the lower edge. */
function row(aside: number, seed: number) {
  const [far, near] = [2.9, 0.94];
  const uneven = noise(seed);
  return Array.from({ length: 25 }, (_, index): Point => {
    const z = 1 / (1 / far + (1 / near - 1 / far) * (index / 24));
    return onPlain(acre, [aside + 9 * uneven(index / 5), z]);
  });
}

/** Hers, from her soles, flat on the ground and away from the light. */
const shadow = stroke(
  through(points("176 -26, 60 6, -170 18, -380 34, -560 46"), 12),
  (t) => 3 + 17 * Math.pow(Math.sin(Math.PI * (0.04 + 0.96 * t)), 0.7),
);

const rows = Array.from({ length: 38 }, (_, index) => {
  const random = seeded(200 + index);
  return {
    aside: -5400 + index * 200 + random.wobble() * 34,
    seed: 300 + index,
  };
});

/** The next acre, tilled: bare in front of her, green behind her. */
export function soil({ inks, hour }: Light): Art {
  const ground = below(edge, height);
  const furrows = rows.map(({ aside, seed }) =>
    stroke(row(aside, seed), (t) => 3 + 24 * t * t),
  );
  const lit = rows.map(({ aside, seed }) =>
    stroke(row(aside + 58, seed), (t) => 1.6 + 8 * t * t),
  );
  // The rows behind her were sown first.
  const sprouts = rows
    .filter(({ aside }) => aside > 350)
    .flatMap(({ aside, seed }) => {
      const chance = seeded(seed);
      return row(aside + 82, seed).flatMap(([x, y], index) =>
        Array.from({ length: 5 }, () => {
          const tall = (14 + 2.2 * index) * chance.between(0.5, 1.1);
          return blade(
            [x + chance.wobble() * (4 + index), y + chance.wobble() * 9],
            tall,
            tall * chance.wobble() * 0.8,
            4 + 0.3 * index,
          );
        }),
      );
    });
  return [
    print(inks.soil, ground),
    inside(
      ground,
      print(inks.woodShade, ...furrows),
      print(hour === "day" ? inks.wood : inks.rust, ...lit),
      placed(sower, 1, 1, print(shaded(inks.soil), shadow)),
    ),
    print(inks.meadow, ...sprouts),
    print(inks.grassMid, ...fringe(seeded(77), edge, 46, 20)),
  ].join("");
}
