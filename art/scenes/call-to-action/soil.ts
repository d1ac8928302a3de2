import { blade, fringe } from "../../kit/grass";
import { onPlain } from "../../kit/ground";
import { below, crest } from "../../kit/land";
import { type Light, shaded } from "../../kit/light";
import { type Point, points, polygon, stroke } from "../../kit/path";
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

/** Of her legs: the sun is low behind her, so they lie along the rows. */
const shadow = [
  polygon(points("-228 -8, -120 -8, -160 150, -292 150")),
  polygon(points("70 0, 158 -28, 184 150, 66 150")),
];

const rows = Array.from({ length: 38 }, (_, index) => {
  const random = seeded(200 + index);
  return {
    aside: -5400 + index * 200 + random.wobble() * 34,
    seed: 300 + index,
  };
});

/** The next acre, tilled: bare where she sows, green where she has been. */
export function soil({ inks, hour }: Light): Art {
  const ground = below(edge, height);
  const furrows = rows.map(({ aside, seed }) =>
    stroke(row(aside, seed), (t) => 3 + 24 * t * t),
  );
  const lit = rows.map(({ aside, seed }) =>
    stroke(row(aside + 58, seed), (t) => 1.6 + 8 * t * t),
  );
  // Rows come up later the nearer they are to where she sows.
  const grown = rows.filter(({ aside }) => aside < -900);
  const age = (aside: number) => Math.min(1, (-aside - 700) / 2400);
  const shoots = grown.flatMap(({ aside, seed }) => {
    const chance = seeded(seed);
    const line = row(aside + 82, seed);
    const half = (t: number) => 0.6 + Math.sin(Math.PI * t);
    return line.slice(0, -2).map((_, at) => {
      if (!chance.chance(0.1 + 0.55 * age(aside))) return "";
      const size = (1.5 + 0.5 * at) * (0.5 + 0.5 * age(aside));
      return stroke(line.slice(at, at + 3), (t) => size * half(t));
    });
  });
  const sprouts = grown.flatMap(({ aside, seed }) => {
    const chance = seeded(seed + 1);
    return row(aside + 82, seed).flatMap(([x, y], index) =>
      Array.from({ length: index < 7 ? 0 : 3 }, () => {
        if (!chance.chance(0.35 + 0.6 * age(aside))) return "";
        const near = index / 24;
        const tall =
          (8 + 46 * near) * (0.35 + age(aside)) * chance.between(0.6, 1.1);
        return blade(
          [x + chance.wobble() * 40 * near, y + chance.wobble() * 14],
          tall,
          tall * chance.wobble() * 0.8,
          3 + 9 * near,
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
      print(inks.meadowShade, ...shoots),
      placed(sower, 1, 1, print(shaded(inks.soil), ...shadow)),
    ),
    print(inks.meadow, ...sprouts),
    print(inks.grassMid, ...fringe(seeded(77), edge, 46, 20)),
  ].join("");
}
