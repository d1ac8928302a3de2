import { isSwipe } from "../../src/toasts/swipe";

test.each([
  [0, false],
  [49, false],
  [50, true],
  [51, true],
  [-49, false],
  [-50, true],
])("a drag of %i px dismisses: %s", (distance, expected) => {
  expect(isSwipe(distance)).toBe(expected);
});
