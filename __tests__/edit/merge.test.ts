import { mergeChanges } from "../../edit/state/merge";

const before = "one\ntwo\nthree\n";

test.each([
  [
    "the same change",
    "ONE\ntwo\nthree\n",
    "ONE\ntwo\nthree\n",
    "ONE\ntwo\nthree\n",
  ],
  [
    "Windows",
    "ONE\ntwo\nthree\n",
    "one\ntwo\nthree\r\n",
    "ONE\ntwo\nthree\r\n",
  ],
])("merges %s", (_, after, theirs, text) => {
  const path = "site.yml";
  expect(
    mergeChanges([{ path, before, after }], [{ path, text: theirs }]),
  ).toEqual({ merged: [{ path, text }], conflicts: [] });
});

test.each([
  ["a deleted file", "notice.yml", "ONE\ntwo\nthree\n", null],
  ["a file that is to be deleted", "notice.yml", null, "1\ntwo\nthree\n"],
  ["a picture", "images/pond.jpg", "AAAA", "BBBB"],
])("asks about %s", (_, path, after, theirs) => {
  expect(
    mergeChanges([{ path, before, after }], [{ path, text: theirs }]),
  ).toEqual({ merged: [], conflicts: [{ path, text: theirs }] });
});
