import { evenRow } from "../../src/components/figure-widths";

test.each([
  [1, 1],
  [4, 4],
  [5, 3],
  [7, 4],
  [9, 3],
])("%d figures are in rows of %d", (count, columns) => {
  expect(evenRow(count, 4)).toBe(columns);
});
