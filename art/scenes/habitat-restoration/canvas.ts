import { type Point, points, through } from "../../kit/path";

export const [width, height] = [1600, 2000];

/** Where a person's eyes would be: the plain ends here. */
export const horizon = 930;

/** Low on the right; what smoke passes before it comes through as copper. */
export const sun: Point = [1225, 668];

/**
 * The fire's edge on the ground, from the torch on the left, around the far
 * right, and back along the horizon. What it encloses has burned.
 */
export const fireLine = through(
  points(
    "330 1492, 520 1462, 760 1410, 1010 1326, 1240 1222, 1400 1128, 1462 1066, 1400 1018, 1230 998, 1090 978, 930 984, 740 964, 590 974, 400 960, 230 968, 90 954, -30 960",
  ),
  6,
);

/** How large a thing of 1 px at the lower edge is when it stands at y. */
export const near = (y: number) => (y - horizon) / (height - horizon);
