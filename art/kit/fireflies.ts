import { type Inks } from "./light";
import { disc, type Point } from "./path";
import { type Art, print } from "./svg";

/** Fireflies at their places: a spark of `radius` px, and its glow around it. */
export const fireflies = (
  inks: Inks,
  places: readonly Point[],
  glow: number,
  radius: number,
): Art =>
  print(inks.petalGoldShade, ...places.map((at) => disc(at, glow))) +
  print(inks.flameCore, ...places.map((at) => disc(at, radius)));
