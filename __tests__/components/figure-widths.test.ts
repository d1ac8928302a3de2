import {
  evenRow,
  rowInEm,
  widthInEm,
} from "../../src/components/figure-widths";

test("a figure with more or wider characters is wider", () => {
  expect(widthInEm("1,200+")).toBeGreaterThan(widthInEm("500+"));
  expect(widthInEm("44%")).toBeGreaterThan(widthInEm("442"));
});

test("a row is as wide as the widest figure of each column", () => {
  expect(rowInEm(["15", "3", "1", "300"], 2)).toBeCloseTo(
    widthInEm("15") + widthInEm("300"),
  );
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
