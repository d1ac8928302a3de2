import { type Point } from "../../kit/path";

export const [width, height] = [2880, 720];

/** Half risen over the ridge, between the heading's place and the oaks. */
export const sun: Point = [2080, 396];
