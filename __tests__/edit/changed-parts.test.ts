import { changedParts } from "../../edit/text/changed-parts";

/** Shows what is removed as [words], and what is added as {words}. */
const shown = (before: string, after: string) =>
  changedParts(before, after)
    .map(({ added, removed, value }) =>
      removed ? `[${value}]` : added ? `{${value}}` : value,
    )
    .join("");

test.each([
  ["Tue, Thu, 10 to 4\n", "Wed, 5\n", "[Tue, Thu, 10 to 4]{Wed, 5}\n"],
  [
    "A photo: an old map on a wall\n",
    "A photo: two kids in a tent by us\n",
    "A photo: [an old map on a wall]{two kids in a tent by us}\n",
  ],
  [
    "Saturday, May 2, 2026, 5:30\u00a0PM\n",
    "Saturday, May 2, 2026, 6:00\u00a0PM\n",
    "Saturday, May 2, 2026, [5:30]{6:00}\u00a0PM\n",
  ],
  // Two fields, one below the other.
  [
    "Color: green\nAs of: 2025-06-30\n",
    "Color: purple\nAs of: 2026-11-28\n",
    "Color: [green]{purple}\nAs of: [2025-06-30]{2026-11-28}\n",
  ],
  ["a b\n", "a b\nc d\n", "a b\n{c d\n}"],
  // One entry is replaced by a longer one: no word of them is the same.
  [
    "to a lake\n",
    "by a lake\nto a road\n",
    "[to a lake\n]{by a lake\nto a road\n}",
  ],
])("from %j to %j", (before, after, parts) => {
  expect(shown(before, after)).toBe(parts);
});

/** Words of which most are elsewhere if the step is another. */
const words = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => `w${(index * step) % 9973}`);

test.each([
  ["words of a line", words(3000, 7).join(" "), words(3000, 11).join(" ")],
  ["lines", words(6000, 7).join("\n"), words(5999, 11).join("\n")],
])("doesn't take minutes to compare thousands of %s", (_, before, after) => {
  expect(changedParts(before, after)).toHaveLength(2);
});
