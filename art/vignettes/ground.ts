import { type Light } from "../kit/light";
import { disc, type Point, polygon } from "../kit/path";
import { seeded } from "../kit/random";
import { crescent } from "../kit/sky";
import { type Art, print } from "../kit/svg";

/**
 * Flat bands of sky and a low sun, at dusk half gone, with a moon and the first
 * stars. `drift` px aside, so that no two skies are the same.
 */
export function sky(
  { hour, inks }: Light,
  [x, dayY]: Point,
  moon: Point,
  drift = 0,
): Art {
  const isDusk = hour === "dusk";
  const y = isDusk ? dayY + 16 : dayY;
  return [
    print(inks.skyHigh, "M0 0H200V220H0Z"),
    print(
      inks.skyMid,
      `M-60 ${60 + drift / 8}c70-8 120 8 170 0s90-4 150 0V230H-60Z`,
    ),
    print(
      inks.skyLow,
      `M-60 ${92 - drift / 8}c80-6 130 6 180-2s80-2 140 0V230H-60Z`,
    ),
    print(inks.glowFar, disc([x, y], 62)),
    print(inks.glow, disc([x, y], 45)),
    print(inks.sun, disc([x, y], 27)),
    print(
      isDusk ? inks.cloudLit : inks.cloud,
      `M${x - 88 + drift} ${88 - drift / 6}c22-2 30-8 52-7s24 5 46 7c-30 3-66 4-98 0Z`,
      `M${x - 20 - drift} ${64 + drift / 5}c16-2 22-6 38-5s20 3 36 5c-22 3-50 3-74 0Z`,
    ),
    isDusk
      ? print(
          inks.star,
          crescent(moon, 10),
          disc([moon[0] + 34, moon[1] - 18], 1.5),
          disc([moon[0] - 22, moon[1] + 26], 1.5),
        )
      : "",
  ].join("");
}

/** A piece of land: its upper edge as a path, lit along the crest. */
export const hill = (edge: string, base: string, lit: string, rim = 3): Art =>
  print(lit, `${edge}V230H-9Z`) +
  `<g transform="translate(-2 ${rim})">${print(base, `${edge}h9V230H-9Z`)}</g>`;

/**
 * Leaves of grass side by side, rooted along `foot`, as one torn edge. Where it
 * ends inside the picture, it sinks into the ground.
 */
export function blades(
  seed: number,
  [from, to]: Point,
  foot: number,
  tall: number,
  apart: number,
): string {
  const random = seeded(seed);
  const shore = Math.min(34, (to - from) / 3);
  /** From 0 at an end that can be seen to 1 in the middle. */
  const grown = (x: number) => {
    const inward = Math.min(
      from > 0 ? x - from : shore,
      to < 200 ? to - x : shore,
    );
    return Math.max(0, Math.min(1, inward / shore));
  };
  const edge: Point[] = [[from, 230]];
  for (let x = from; x < to; x += apart * random.between(0.5, 1.4)) {
    const high = tall * random.between(0.3, 1) * (0.5 + 0.5 * grown(x));
    const [left, right] = [x, x + apart * 0.7].map(
      (at) => foot + (230 - foot) * Math.pow(1 - grown(at), 2),
    );
    edge.push(
      [x, left ?? foot],
      [
        x + apart * 0.4 + high * random.between(-0.3, 0.4),
        (left ?? foot) - high,
      ],
      [x + apart * 0.7, right ?? foot],
    );
  }
  return polygon([...edge, [to, 230]]);
}
