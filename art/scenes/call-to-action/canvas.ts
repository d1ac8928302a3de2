import { type Plain } from "../../kit/ground";
import { type Point } from "../../kit/path";

export const [width, height] = [2880, 1800];

/** Behind the sower, whom it draws against the sky. */
export const sun: Point = [2200, 985];

/** Where the sower stands. */
export const sower: Point = [2130, 1668];

/** The middle of where the seed flies. */
export const seedX = 1540;

/** The tilled ground: its rows come from below the sun. */
export const acre: Plain = { horizon: 1090, vanishX: 2160, bottom: height };
