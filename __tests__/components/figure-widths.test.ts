import { evenRow, widthInEm } from "../../src/components/figure-widths";

test("a figure with more or wider characters is wider", () => {
  expect(widthInEm("1,200+")).toBeGreaterThan(widthInEm("500+"));
  expect(widthInEm("44%")).toBeGreaterThan(widthInEm("442"));
});

test.each([
  [1, 1],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [9, 3],
])("%d figures are in rows of %d", (count, columns) => {
  expect(evenRow(count, 4)).toBe(columns);
});
