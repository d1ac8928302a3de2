import { type Point } from "../../kit/path";

export const [width, height] = [1600, 2000];

/** Just over the far land, behind the farm. */
export const sun: Point = [1270, 362];
