import { type Point, polygon } from "./path";

/**
 * For a thing drawn in hundredths of its `size` px, from its foot, up being
 * positive: where a place is on the canvas, and the shape between several.
 */
export function fromFoot([x, y]: Point, size: number) {
  const at = ([right, up]: Point): Point => [
    x + (right * size) / 100,
    y - (up * size) / 100,
  ];
  return {
    at,
    shape: (...places: readonly Point[]) => polygon(places.map(at)),
  };
}
