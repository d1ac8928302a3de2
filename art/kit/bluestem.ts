import { bend, type Point, stroke } from "./path";
import { type Random } from "./random";
import { type Art, print } from "./svg";

/** A leaf that rises from its root and arches over to its tip. */
const arching = (
  random: Random,
  [x, y]: Point,
  reach: number,
  rise: number,
  width: number,
): string =>
  stroke(
    bend(
      [x, y],
      [x + reach * 0.3, y - rise * 1.7],
      [x + reach, y - rise * random.between(0.3, 0.75)],
      14,
    ),
    (t) => width * Math.min(1, 0.4 + t * 2) * Math.pow(1 - t, 0.75),
  );

/**
 * A raceme, one toe of the foot: slim, rough with spikelets pressed to it, and
 * bent by the wind, most at its tip. Light lies on its right side.
 */
function raceme(
  random: Random,
  from: Point,
  angle: number,
  length: number,
): { readonly body: string; readonly lit: string } {
  const at = (turn: number, reach: number): Point => [
    from[0] + Math.sin(angle + turn) * length * reach,
    from[1] - Math.cos(angle + turn) * length * reach,
  ];
  const spine = bend(
    from,
    at(-0.12, 0.6),
    at(random.between(0.12, 0.3), 1),
    21,
  );
  const thick = length * 0.044 + 0.6;
  const rough = (t: number) =>
    thick *
    Math.min(1, 0.3 + t * 5) *
    (1.1 - t * 0.75) *
    (1 - 0.24 * (Math.round(t * 21) % 3));
  return {
    body: stroke(spine, rough),
    lit: stroke(
      spine.slice(2, 17).map(([x, y]): Point => [x + thick * 0.45, y]),
      (t) => thick * 0.34 * (1 - t * 0.8),
    ),
  };
}

/**
 * A clump of big bluestem in the wind from the left: leaves arch over at its
 * foot, and `culms` tall stems bear the two to four toes of seed that give it
 * its other name, turkey foot. `height` in px from root to foot of the tallest
 * one, which leans `lean` px more than the wind bends it; the longest toe is
 * about a sixth of it, or `toes` px.
 */
export function bluestem(
  random: Random,
  [rootX, rootY]: Point,
  height: number,
  lean: number,
  inks: {
    readonly stem: string;
    readonly leaf: string;
    readonly seed: string;
    readonly seedLit: string;
  },
  toes = height / 6,
  culms = 3,
): Art {
  const width = toes * 0.022 + 1;
  const grown = Array.from({ length: culms }, (_, index) => {
    const aside = index === 0 ? 0 : index % 2 === 0 ? -1 : 1;
    const part = index === 0 ? 1 : random.between(0.62, 0.9);
    const tall = height * part;
    const x = rootX + aside * toes * random.between(0.1, 0.3);
    const away = lean + tall * 0.18 + aside * toes * random.between(0.35, 0.75);
    const top: Point = [x + away, rootY - tall];
    const spine = bend([x, rootY], [x + away * 0.15, rootY - tall * 0.6], top);
    const heading = Math.atan2(away * 0.75, tall * 0.4);
    const count = random.chance(0.6) ? 3 : random.chance(0.5) ? 2 : 4;
    const racemes = Array.from({ length: count }, (_, toe) => {
      const fan = (toe - (count - 1) / 2) * (count === 2 ? 0.56 : 0.44);
      const outer = toe === 0 || toe === count - 1;
      return raceme(
        random,
        top,
        heading * 0.6 + fan - 0.1 + random.wobble() * 0.12,
        toes * part * random.between(0.85, 1.15) * (outer ? 0.85 : 1.2),
      );
    });
    const [leafX, leafY] = spine[4] ?? top;
    return {
      stem: stroke(spine, (t) => width * (1 - 0.45 * t)),
      leaf: arching(
        random,
        [leafX, leafY],
        (aside < 0 ? -0.16 : 0.24) * tall,
        tall * 0.17,
        width * 1.5,
      ),
      racemes,
    };
  });
  const foot = Array.from({ length: culms + 3 }, (_, index) => {
    const side = index % 3 === 0 ? -0.7 : 1;
    return arching(
      random,
      [rootX + random.wobble() * toes * 0.3, rootY],
      side * height * random.between(0.16, 0.34),
      height * random.between(0.26, 0.44),
      width * 2,
    );
  });
  const racemes = grown.flatMap((one) => one.racemes);
  return (
    print(inks.leaf, ...foot, ...grown.map((one) => one.leaf)) +
    print(inks.stem, ...grown.map((one) => one.stem)) +
    print(inks.seed, ...racemes.map((one) => one.body)) +
    print(inks.seedLit, ...racemes.map((one) => one.lit))
  );
}
