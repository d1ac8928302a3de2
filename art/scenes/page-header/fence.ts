import { mist } from "../../kit/land";
import { type Inks, type Light } from "../../kit/light";
import { type Point, polygon } from "../../kit/path";
import { type Art, print } from "../../kit/svg";
import { gate, quad, stone } from "./gate";
import { meadowlark } from "./meadowlark";

/** From one post to the next, foot and height, near ones farther apart. */
type Post = readonly [x: number, foot: number, height: number];

/** A plank between two posts, `up` in parts of their height. */
const plank = (from: Post, to: Post, up: number, thick: number) => {
  const at = ([x, foot, height]: Post, level: number): Point => [
    x,
    foot - height * level,
  ];
  return polygon([
    at(from, up),
    at(to, up),
    at(to, up - thick),
    at(from, up - thick),
  ]);
};

export function boards(posts: readonly Post[], inks: Inks): Art {
  const pairs = posts
    .slice(1)
    .map((post, index) => [posts[index] ?? post, post] as const);
  const run = (up: number, thick: number) =>
    pairs.map(([from, to], index) =>
      plank(from, to, up + ((index % 3) - 1) * 0.012, thick),
    );
  return [
    print(
      inks.wood,
      ...run(0.94, 0.15),
      ...run(0.66, 0.15),
      ...run(0.37, 0.15),
    ),
    print(inks.straw, ...run(0.95, 0.03), ...run(0.67, 0.025)),
    ...posts.map(([x, foot, height]) => {
      const wide = Math.max(5, height * 0.11);
      return (
        print(
          inks.woodShade,
          quad(x - wide / 2, foot - height * 1.08, wide, height * 1.12),
        ) +
        print(
          inks.coneLit,
          quad(
            x + wide * 0.25,
            foot - height * 1.08,
            wide * 0.25,
            height * 1.1,
          ),
        )
      );
    }),
  ].join("");
}

/** A closed gate in a board fence, and a meadowlark that sings on its post. */
export function fence({ inks }: Light): Art {
  return [
    print(inks.grassMid, mist([1700, 674], 1100, 26, 321)),
    boards(
      [
        [2860, 700, 176],
        [2640, 694, 170],
        [2430, 688, 164],
        [2230, 682, 158],
        [2040, 677, 152],
        [1888, 673, 148],
      ],
      inks,
    ),
    boards(
      [
        [800, 566, 30],
        [852, 570, 34],
        [912, 576, 40],
        [982, 584, 48],
        [1064, 594, 60],
        [1160, 606, 76],
        [1276, 624, 96],
        [1420, 650, 124],
        [1530, 670, 146],
      ],
      inks,
    ),
    gate([1556, 1850], inks),
    stone(1540, 690, inks),
    stone(1868, 690, inks),
    meadowlark([1540, 440], 128, inks),
  ].join("");
}
