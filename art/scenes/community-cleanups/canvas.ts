import { type Canoe } from "../../kit/canoe";
import { type Point } from "../../kit/path";

export const width = 1600;
export const height = 2000;

/** The sun, in the gap the river comes out of. */
export const sun: Point = [1046, 560];

/** The canoe close by, and the one coming around the bend behind it. */
export const near: Canoe = {
  middle: [724, 1560],
  length: 1310,
  away: 3,
  facing: 1,
};
export const far: Canoe = {
  middle: [850, 884],
  length: 400,
  away: -7,
  facing: -1,
};
