import { luminance, type Rgb } from "../../../src/theme/luminance";

/** WCAG 2.2's contrast ratio of two colors, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
