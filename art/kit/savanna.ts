import { burOak } from "./bur-oak";
import { heightAt, mist, ridge } from "./land";
import { type Inks } from "./light";
import { oak } from "./oak";
import { type Point } from "./path";
import { type Random } from "./random";
import { type Art, print, turned } from "./svg";

/** A swell of the land and the oaks on it. */
export interface Swell {
  readonly edge: readonly Point[];
  readonly oaks: readonly (readonly [x: number, width: number])[];
  /** The side of the oaks that the light is on: 1 right, -1 left. */
  readonly side: 1 | -1;
}

/**
 * What an oak shades on the grass: `drop` px below its foot, and in parts of
 * its width how far aside, how long and how deep; `fall` degrees down the slope.
 */
interface Shade {
  readonly drop: number;
  readonly aside: number;
  readonly long: number;
  readonly deep: number;
  readonly fall?: number;
}

const shades = (
  { edge, oaks, side }: Swell,
  ink: string,
  { drop, aside, long, deep, fall = 0 }: Shade,
): Art[] =>
  oaks.map(([x, width]) => {
    const y = heightAt(edge, x) + drop;
    const shade = mist(
      [x - side * width * aside, y],
      width * long,
      width * deep + 4,
      width,
    );
    return turned(-side * fall, [x, y], print(ink, shade));
  });

/** Swells of grass with oaks, the near land that frames a low sun. */
export const savanna = (
  random: Random,
  inks: Inks,
  swells: readonly Swell[],
  land: {
    readonly sunX: number;
    /** Where the plates of the swells end, hidden by what is nearer. */
    readonly bottom: number;
    /** px of light along a crest below the sun. */
    readonly rim: number;
    /** px that the oaks stand in the grass. */
    readonly sink: number;
    /** An oak wider than this, px, is near enough to show its boughs. */
    readonly nearWidth: number;
    readonly shade: Shade;
  },
): Art =>
  swells
    .map((swell) => {
      const { edge, oaks, side } = swell;
      return [
        ridge(
          edge,
          land.bottom,
          { base: inks.ridge4, rim: inks.meadow },
          { depth: land.rim, sunX: land.sunX, reach: 1900 },
        ),
        ...shades(swell, inks.ridge5, land.shade),
        ...oaks.map(([x, width]) =>
          (width > land.nearWidth ? burOak : oak)(
            random,
            [x, heightAt(edge, x) + land.sink],
            width,
            inks,
            side,
          ),
        ),
      ].join("");
    })
    .join("");
