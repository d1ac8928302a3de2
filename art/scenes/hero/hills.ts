import { crest, mist, ridge } from "../../kit/land";
import { type Inks } from "../../kit/light";
import { noise, seeded } from "../../kit/random";
import { savanna } from "../../kit/savanna";
import { type Art, print } from "../../kit/svg";
import { woods } from "../../kit/woods";
import { type Composition } from "./composition";

/** Far ridges with woods, out of the haze. Each is darker than the last. */
export function hills(
  { height, sun, hills: plan }: Composition,
  inks: Inks,
): Art {
  const random = seeded(4);
  const patchy = noise(8);
  const rim = (depth: number) => ({ depth, sunX: sun[0], reach: 1500 });
  const far = crest(plan.far, 3, 8);
  const second = crest(plan.second, 9, 8);
  const third = crest(plan.third, 14, 8);
  const along = (edge: typeof far, places: typeof plan.secondWoods) =>
    places.flatMap(({ from, to, size, shift }) =>
      woods(
        random,
        [from, to],
        edge,
        size,
        (x) => 0.52 + 0.75 * patchy(x / 230 + shift),
      ),
    );
  return [
    ridge(far, height, { base: inks.ridge1, rim: inks.glow }, rim(8)),
    print(inks.ridge2, ...along(second, plan.secondWoods)),
    ridge(second, height, { base: inks.ridge2, rim: inks.ridge1 }, rim(10)),
    print(inks.mist, ...plan.haze.map((haze) => mist(...haze))),
    print(inks.ridge3, ...along(third, plan.thirdWoods)),
    ridge(third, height, { base: inks.ridge3, rim: inks.ridge2 }, rim(12)),
  ].join("");
}

/** Oaks on the near swells, framing the light. */
export const nearOaks = (
  { sun, hills: { swells, bottom } }: Composition,
  inks: Inks,
): Art =>
  savanna(
    seeded(23),
    inks,
    swells.map(({ edge, seed, oaks, side }) => ({
      edge: crest(edge, seed, 6),
      oaks,
      side,
    })),
    {
      sunX: sun[0],
      bottom,
      rim: 9,
      sink: 10,
      nearWidth: 125,
      shade: { drop: 10, aside: 0.42, long: 1.1, deep: 0.07, fall: 11 },
    },
  );
