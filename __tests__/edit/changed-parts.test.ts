import { changedParts } from "../../edit/text/changed-parts";

/** Shows what is removed as [words], and what is added as {words}. */
const shown = (before: string, after: string) =>
  changedParts(before, after)
    .map(({ added, removed, value }) =>
      removed ? `[${value}]` : added ? `{${value}}` : value,
    )
    .join("");

test.each([
  ["a b\nc\n", "a x\nc\n", "a [b]{x}\nc\n"],
  ["a b\n", "a b\nc d\n", "a b\n{c d\n}"],
  // One entry is replaced by a longer one: no word of them is the same.
  [
    "to a lake\n",
    "by a lake\nto a road\n",
    "[to a lake\n]{by a lake\nto a road\n}",
  ],
  ["a\n", "a\n", "a\n"],
])("from %j to %j", (before, after, parts) => {
  expect(shown(before, after)).toBe(parts);
});
