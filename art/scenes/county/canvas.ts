import { type Plain } from "../../kit/ground";
import { type Point } from "../../kit/path";

export const width = 1600;
export const height = 1000;

/** More px at the top, which only the cloud needs. */
export const above = 200;

/** Where the sun is, or has gone, behind the cloud. */
export const light: Point = [880, 500];

/** The ground that the river and the trail lie on. */
export const plain: Plain = { horizon: 610, vanishX: 880, bottom: height };
