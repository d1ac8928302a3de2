import { type Point } from "../../kit/path";

export const [width, height] = [2880, 1800];

/** The right third, just above the land: the picture turns on it. */
export const sun: Point = [1970, 960];
