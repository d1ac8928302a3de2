import { coneBud, coneflower, spentCone } from "../../kit/coneflower";
import { goldfinch } from "../../kit/finch";
import { fireflies } from "../../kit/fireflies";
import { blade, tussock } from "../../kit/grass";
import { below, crest, heightAt } from "../../kit/land";
import { type Light } from "../../kit/light";
import { lunaMoth } from "../../kit/moth";
import { type Point } from "../../kit/path";
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
import { type Composition } from "./composition";

export function foreground(
  { width, height, foreground: plan }: Composition,
  { hour, inks }: Light,
): Art {
  const { gap, near, planting, fireflies: flies } = plan;
  const random = seeded(31);
  const left = crest(plan.left, 71, 12);
  const right = crest(plan.right, 72, 12);
  const bank = (edge: readonly Point[]) => {
    const [from, to] = [edge[0]?.[0] ?? 0, edge[edge.length - 1]?.[0] ?? 0];
    return (
      print(inks.grassMid, below(edge, height + 100)) +
      tussocks(
        random,
        [from, to],
        [16, 38],
        (x) => {
          const y = heightAt(edge, x);
          const tall = 60 + (height + 30 - y) * random.between(0.16, 0.42);
          const root: Point = [x, y + 36];
          return { root, height: tall, spread: 0.4, width: 9, count: 7 };
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
      const part = near(x);
      if (part < 0.02) return undefined;
      const tall = 50 + 200 * part * random.between(0.5, 1);
      const root: Point = [x, height + 26];
      return { root, height: tall, spread: 0.42, width: 6 + 6 * part };
    },
    [inks.grassShade, inks.ink],
  );
  const flying = Array.from({ length: flies.count }, (): Point => {
    const x = random.between(...flies.across);
    const isOverWater = x > flies.water[0] && x < flies.water[1];
    return [x, random.between(...flies.between) + (isOverWater ? -60 : 60)];
  });
  const curtain = plan.curtain.map(([x, tall]) =>
    tussock(
      random,
      [x, height + 30],
      { height: tall, spread: 130, count: 14, width: 15 },
      [inks.grassMid, inks.grassShade],
    ),
  );
  const bankAt = (x: number) => heightAt(x < gap ? left : right, x);
  const farRose = {
    ...rose(inks),
    petal: inks.petalRoseShade,
    cone: inks.cone,
  };
  // Its own random numbers, so that adding one changes no other plant.
  const chance = seeded(97);
  return [
    ...[left, right].map(bank),
    ...planting.behind.map(([x, tall, lean, size]) =>
      coneflower(
        chance,
        { root: [x, bankAt(x) + 40], height: tall, lean, stem: inks.grassMid },
        size,
        farRose,
      ),
    ),
    ...curtain,
    ...planting.cones.map(([x, tall, lean, size]) =>
      spentCone(
        chance,
        { root: [x, height + 10], height: tall, lean, stem: inks.seedShade },
        size,
        { cone: inks.coneShade, coneLit: inks.cone },
      ),
    ),
    ...planting.buds.map(([x, tall, lean, size]) =>
      coneBud(
        chance,
        { root: [x, height + 10], height: tall, lean, stem: inks.grass },
        size,
        {
          petal: inks.petalRose,
          button: inks.grassLit,
          buttonLit: inks.grassMid,
        },
      ),
    ),
    ...bluestems(random, inks, height + 6, planting.seedHeads),
    ...coneflowers(random, inks, height + 10, planting.purple),
    ...susans(random, inks, height + 10, planting.yellow),
    ...planting.backs.map(([x, tall, lean, size]) =>
      susanBehind(
        chance,
        // Its leaves would cut its petals, which are behind it.
        {
          root: [x, height + 26],
          height: tall,
          lean,
          stem: inks.grassMid,
          reach: 0,
        },
        size,
        { ...gold(inks), cup: inks.grassMid },
      ),
    ),
    print(
      inks.grassShade,
      ...planting.crossing.map(([x, tall, lean]) =>
        blade([x, height + 30], tall, lean, 9 + tall * 0.016),
      ),
    ),
    front,
    hour === "day"
      ? goldfinch(plan.finch.perch, 176, plan.finch.facing, inks)
      : lunaMoth(plan.moth, 150, 24, {
          luna: inks.luna,
          edge: inks.cream,
          body: inks.petalRoseShade,
        }),
    hour === "dusk" ? fireflies(inks, flying, 10, 5) : "",
  ].join("");
}
