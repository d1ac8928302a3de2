import { readFileSync } from "node:fs";
import { parse } from "opentype.js";
import { type Point } from "./path";

const file = readFileSync(
  require.resolve("@fontsource/national-park/files/national-park-latin-800-normal.woff"),
);
const face = parse(
  file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength),
);

/**
 * Words as shapes, in the heaviest National Park, because the renderer can use
 * only the machine's fonts. The line starts at `x` and stands on `y`; it is
 * `size` px high, or less where it would be longer than `room` px. Capitals are
 * 0.7 of the size.
 */
export function lettering(
  text: string,
  [x, y]: Point,
  size: number,
  room: number,
): { readonly path: string; readonly size: number } {
  const missing = Array.from(text).find(
    (letter) => !face.charToGlyphIndex(letter),
  );
  if (missing) throw new Error(`National Park has no letter "${missing}".`);
  const fitting = Math.min(size, room / face.getAdvanceWidth(text, 1));
  return {
    path: face.getPath(text, x, y, fitting).toPathData(1),
    size: fitting,
  };
}
