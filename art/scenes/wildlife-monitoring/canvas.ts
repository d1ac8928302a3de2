import { type Point } from "../../kit/path";

export const width = 1600;
export const height = 2000;

/** The disc of light the bird's head stands in. */
export const sun: Point = [1004, 640];

/** Where far water begins. */
export const shore = 1130;

/** Where the heron's legs meet the water, and its size. */
export const stand: Point = [636, 1588];
