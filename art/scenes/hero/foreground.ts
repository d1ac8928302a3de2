import { coneBud, coneflower, spentCone } from "../../kit/coneflower";
import { goldfinch } from "../../kit/finch";
import { fireflies } from "../../kit/fireflies";
import { blade, tussock } from "../../kit/grass";
import { below, crest, heightAt } from "../../kit/land";
import { type Light } from "../../kit/light";
import { lunaMoth } from "../../kit/moth";
import { type Point, points } from "../../kit/path";
import {
  bluestems,
  coneflowers,
  gold,
  rose,
  susans,
  tussocks,
} from "../../kit/planting";
import { seeded } from "../../kit/random";
import { susanBehind } from "../../kit/susan";
import { type Art, print } from "../../kit/svg";
import { width } from "./canvas";
import {
  backs,
  behind,
  buds,
  cones,
  crossing,
  purple,
  seedHeads,
  yellow,
} from "./planting";

export function foreground({ hour, inks }: Light): Art {
  const random = seeded(31);
  const left = crest(
    points("-20 1450, 300 1490, 700 1590, 1100 1690, 1450 1738, 1720 1830"),
    71,
    12,
  );
  const right = crest(
    points("2060 1830, 2280 1710, 2540 1580, 2900 1450"),
    72,
    12,
  );
  const bank = (edge: readonly Point[]) => {
    const [from, to] = [edge[0]?.[0] ?? 0, edge[edge.length - 1]?.[0] ?? 0];
    return (
      print(inks.grassMid, below(edge, 1900)) +
      tussocks(
        random,
        [from, to],
        [16, 38],
        (x) => {
          const y = heightAt(edge, x);
          const height = 60 + (1830 - y) * random.between(0.16, 0.42);
          const root: Point = [x, y + 36];
          return { root, height, spread: 0.4, width: 9, count: 7 };
        },
        [inks.grassLit, inks.grass, inks.grassMid],
      )
    );
  };
  const front = tussocks(
    random,
    [-20, width + 20],
    [16, 42],
    (x) => {
      const near = x < 1700 ? 1 - x / 1720 : (x - 2080) / 800;
      if (near < 0.02) return undefined;
      const height = 50 + 200 * near * random.between(0.5, 1);
      return { root: [x, 1826], height, spread: 0.42, width: 6 + 6 * near };
    },
    [inks.grassShade, inks.ink],
  );
  const flying = Array.from({ length: 34 }, (): Point => {
    const x = random.between(60, 2840);
    return [x, random.between(1300, 1560) + (x > 1600 && x < 2200 ? -60 : 60)];
  });
  // Tall dark grass at both edges closes the picture like a curtain.
  const curtain = (
    [
      [-30, 560],
      [60, 420],
      [150, 330],
      [2760, 380],
      [2850, 520],
      [2910, 600],
    ] as const
  ).map(([x, tall]) =>
    tussock(
      random,
      [x, 1830],
      { height: tall, spread: 130, count: 14, width: 15 },
      [inks.grassMid, inks.grassShade],
    ),
  );
  const bankAt = (x: number) => heightAt(x < 1700 ? left : right, x);
  const farRose = {
    ...rose(inks),
    petal: inks.petalRoseShade,
    cone: inks.cone,
  };
  // Its own chance, so that more of these change no other plant.
  const chance = seeded(97);
  return [
    ...[left, right].map(bank),
    ...behind.map(([x, tall, lean, size]) =>
      coneflower(
        chance,
        { root: [x, bankAt(x) + 40], height: tall, lean, stem: inks.grassMid },
        size,
        farRose,
      ),
    ),
    ...curtain,
    ...cones.map(([x, tall, lean, size]) =>
      spentCone(
        chance,
        { root: [x, 1810], height: tall, lean, stem: inks.seedShade },
        size,
        { cone: inks.coneShade, coneLit: inks.cone },
      ),
    ),
    ...buds.map(([x, tall, lean, size]) =>
      coneBud(
        chance,
        { root: [x, 1810], height: tall, lean, stem: inks.grass },
        size,
        {
          petal: inks.petalRose,
          button: inks.grassLit,
          buttonLit: inks.grassMid,
        },
      ),
    ),
    ...bluestems(random, inks, 1806, seedHeads),
    ...coneflowers(random, inks, 1810, purple),
    ...susans(random, inks, 1810, yellow),
    ...backs.map(([x, tall, lean, size]) =>
      susanBehind(
        chance,
        { root: [x, 1826], height: tall, lean, stem: inks.grassMid },
        size,
        { ...gold(inks), cup: inks.grassMid },
      ),
    ),
    print(
      inks.grassShade,
      ...crossing.map(([x, tall, lean]) =>
        blade([x, 1830], tall, lean, 9 + tall * 0.016),
      ),
    ),
    front,
    hour === "day"
      ? goldfinch([2284, 1478], 176, -1, inks)
      : lunaMoth([2250, 1420], 150, 24, {
          luna: inks.luna,
          edge: inks.cream,
          body: inks.petalRoseShade,
        }),
    hour === "dusk" ? fireflies(inks, flying, 10, 5) : "",
  ].join("");
}
