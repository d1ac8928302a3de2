/** A piece of a picture: SVG elements, those behind first. */
export type Art = string;

/**
 * Flat shapes in one ink. Each is an element of its own: where shapes drawn
 * in opposite directions overlap, one joined path would have holes.
 */
export const print = (ink: string, ...paths: readonly string[]): Art =>
  `<g fill="${ink}">${paths.map((path) => (path ? `<path d="${path}"/>` : "")).join("")}</g>`;

/** A name for a path that is the same whenever the path is (FNV-1a). */
function nameOf(path: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < path.length; index += 1) {
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193);
  }
  return `clip${(hash >>> 0).toString(36)}`;
}

/** Only what falls inside `path`, or inside any of several, is printed. */
export function inside(
  path: string | readonly string[],
  ...art: readonly Art[]
): Art {
  const paths = typeof path === "string" ? [path] : path;
  const name = nameOf(paths.join(""));
  return `<clipPath id="${name}">${paths.map((one) => `<path d="${one}"/>`).join("")}</clipPath><g clip-path="url(#${name})">${art.join("")}</g>`;
}

/** Turned clockwise by `degrees` around a place, for heads on leaning stems. */
export const turned = (
  degrees: number,
  [x, y]: readonly [number, number],
  ...art: readonly Art[]
): Art =>
  `<g transform="rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})">${art.join("")}</g>`;

/**
 * Art drawn around (0, 0), set down at a place, larger or smaller, and turned
 * to face the other way by a `facing` of -1.
 */
export const placed = (
  [x, y]: readonly [number, number],
  scale: number,
  facing: 1 | -1,
  ...art: readonly Art[]
): Art =>
  `<g transform="translate(${x} ${y}) scale(${(scale * facing).toFixed(3)} ${scale.toFixed(3)})">${art.join("")}</g>`;
