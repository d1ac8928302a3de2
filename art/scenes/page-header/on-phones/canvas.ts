import { type Point } from "../../../kit/path";

/**
 * In small windows, 1280 units are 480 px, or the window if that is wider, and
 * the sides are cut off. Above 376, a title may be over the picture.
 */
export const [width, height] = [1280, 696];

export const sun: Point = [960, 480];

/** Where it goes down. */
export const low: Point = [960, 500];
