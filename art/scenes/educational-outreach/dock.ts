import { fringe } from "../../kit/grass";
import { below, crest, mist } from "../../kit/land";
import { type Inks, type Light } from "../../kit/light";
import { points, polygon } from "../../kit/path";
import { seeded } from "../../kit/random";
import { type Art, print } from "../../kit/svg";
import { glint } from "../../kit/water";
import { dock, waterline } from "./canvas";
import { people } from "./people";

/** The dock itself, from its side, on its posts. */
export function planks(inks: Inks): Art {
  const posts = [96, 470, 800, 1090];
  return [
    print(
      inks.woodShade,
      ...posts.map((x) =>
        polygon([
          [x, dock],
          [x + 44, dock],
          [x + 42, waterline + 6],
          [x + 2, waterline + 6],
        ]),
      ),
    ),
    print(
      inks.wood,
      ...posts.map((x) =>
        polygon([
          [x + 32, dock],
          [x + 44, dock],
          [x + 42, waterline + 4],
          [x + 33, waterline + 4],
        ]),
      ),
    ),
    print(
      inks.woodShade,
      polygon([
        [-10, dock],
        [1146, dock],
        [1142, dock + 44],
        [-10, dock + 44],
      ]),
    ),
    print(
      inks.straw,
      polygon([
        [-10, dock - 8],
        [1152, dock - 8],
        [1150, dock + 7],
        [-10, dock + 7],
      ]),
    ),
    print(
      inks.wood,
      ...[30, 250, 404, 660, 905].map((x, index) =>
        glint([x + 60, dock + 24 + (index % 2) * 8], 190, 6),
      ),
    ),
  ].join("");
}

/** The bank on the left, the dock, and the people on it. */
export function dockSide(light: Light): Art {
  const { inks } = light;
  const edge = crest(
    points("-20 1120, 140 1150, 300 1216, 430 1290, 470 1330"),
    8,
    6,
  );
  return [
    print(inks.meadow, ...fringe(seeded(5), edge, 60, 76)),
    print(
      inks.grass,
      below(edge, waterline),
      ...fringe(seeded(6), edge, 46, 50),
    ),
    print(inks.grassMid, mist([120, 1330], 640, 60, 9)),
    planks(inks),
    people(light),
  ].join("");
}
