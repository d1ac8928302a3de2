import { type Point } from "../../kit/path";

export const [width, height] = [2880, 720];

/** Half risen over the ridge, between the heading's place and the oaks. */
export const sun: Point = [2080, 396];

/** Where it goes down, half under the horizon. */
export const low: Point = [sun[0], 446];

/** The middle of the strip under a high sky: the 404 page. */
export const middle = { left: 420, above: 240, width: 2160 };
