/** @jest-environment node */
import { parallaxOffset } from "../../src/sections/parallax";

test.each([
  [0, 0],
  [150, 25],
  [300, 50],
  [600, 50],
  [-80, 0],
])("at %i px of scroll, the hero image is %i px down", (scrollY, offset) => {
  expect(parallaxOffset(scrollY)).toBe(offset);
});
