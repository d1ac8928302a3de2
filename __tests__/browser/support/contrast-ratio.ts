/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear light of an sRGB channel, 0 to 255. */
function linear(channel: number) {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/**
 * A color's relative luminance, 0 to 1.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
function luminance([red, green, blue]: Rgb) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2's contrast ratio of two colors, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Parses a computed color.
 *
 * @throws {Error} if it isn't opaque
 */
export function rgbOf(color: string): Rgb {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  if (blue === undefined) throw new Error(`Not an opaque color: ${color}`);
  return [Number(red), Number(green), Number(blue)];
}
