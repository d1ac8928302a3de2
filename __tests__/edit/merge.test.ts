import { mergeChanges } from "../../edit/state/merge";

const path = "site.yml";
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
  [
    "what both have added at one place",
    `${before}mine\n`,
    `${before}theirs\n`,
    `${before}theirs\nmine\n`,
  ],
])("merges %s", (_, after, now, text) => {
  expect(
    mergeChanges([{ path, before, after }], [{ path, text: now }]),
  ).toEqual({ merged: [{ path, text }], conflicts: [] });
});

test("asks only about the lines that both have changed", () => {
  const after = "1\ntwo\nMINE\n";
  const now = "uno\ntwo\nthree\n";

  const { conflicts } = mergeChanges(
    [{ path, before, after }],
    [{ path, text: now }],
  );

  expect(conflicts).toEqual([
    { path, now, mine: "1\ntwo\nMINE\n", theirs: "uno\ntwo\nMINE\n" },
  ]);
});

test.each([
  ["a deleted file", "notice.yml", "ONE\ntwo\nthree\n", null],
  ["a file that is to be deleted", "notice.yml", null, "1\ntwo\nthree\n"],
  ["a picture", "images/pond.jpg", "AAAA", "BBBB"],
])("asks about %s", (_, file, after, now) => {
  expect(
    mergeChanges([{ path: file, before, after }], [{ path: file, text: now }]),
  ).toEqual({
    merged: [],
    conflicts: [{ path: file, now, mine: after, theirs: now }],
  });
});
