import { type Point } from "../../kit/path";

export const [width, height] = [1600, 2000];

/** Where the pond meets the far shore. */
export const shore = 950;

/** The top of the dock, and the water under it. */
export const [dock, waterline] = [1270, 1352];

/** Low on the right, in a gap of the far trees. */
export const sun: Point = [1190, 722];
