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
    "what both have added at one place",
    `${before}mine\n`,
    `${before}theirs\n`,
    `${before}theirs\nmine\n`,
  ],
  [
    "what both have added, theirs without a break at the end",
    `${before}mine\n`,
    `${before}theirs`,
    `${before}theirs\nmine\n`,
  ],
  [
    "what each has changed in lines below each other",
    "ONE\ntwo\nthree\n",
    "one\nTWO\nthree\n",
    "ONE\nTWO\nthree\n",
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

test("keeps a field in its entry when somebody else has added another entry", () => {
  const event = (title: string) => `- title: ${title}\n  start: 2099-05-02\n`;
  const end = "  end: 2099-05-03\n";
  const file = { path: "events.yml", before: event("Walk") };

  expect(
    mergeChanges(
      [{ ...file, after: event("Walk") + end }],
      [{ path: file.path, text: event("Walk") + event("Talk") }],
    ),
  ).toEqual({
    merged: [{ path: file.path, text: event("Walk") + end + event("Talk") }],
    conflicts: [],
  });
});

test("asks about a field that both have added", () => {
  const notice = { path: "notice.yml", before: "text: Closed.\n" };
  const mine = `${notice.before}until: 2099-05-01\n`;
  const now = `${notice.before}until: 2099-06-01\n`;

  expect(
    mergeChanges(
      [{ ...notice, after: mine }],
      [{ path: notice.path, text: now }],
    ),
  ).toEqual({
    merged: [],
    conflicts: [{ path: notice.path, now, mine, theirs: now }],
  });
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

describe("a page that has another address here", () => {
  const page = (words: string, more = "") =>
    `---\ntitle: Walks\n${more}---\n\n${words}\n\nBring boots.\n`;
  const old = "pages/walks.mdx";
  const moved = "pages/bird-walks.mdx";
  const redirect = "oldAddresses: [/walks]\n";
  const changes = (words: string) => [
    { path: old, before: page("At dawn."), after: null },
    { path: moved, before: null, after: page(words, redirect) },
  ];

  test("gets what somebody has written at the old one", () => {
    const now = page("At eight.");

    expect(
      mergeChanges(changes("At dawn."), [{ path: old, text: now }]),
    ).toEqual({
      merged: [{ path: moved, text: page("At eight.", redirect) }],
      conflicts: [],
    });
  });

  test("is asked about if both have changed the same line", () => {
    const now = page("At eight.");

    const { conflicts } = mergeChanges(changes("At nine."), [
      { path: old, text: now },
    ]);

    expect(conflicts).toEqual([
      {
        ...{ path: moved, movedFrom: old, now },
        mine: page("At nine.", redirect),
        theirs: page("At eight.", redirect),
      },
    ]);
  });

  test("isn't merged where somebody has added a page, too", () => {
    const [now, added] = [page("At eight."), page("With owls.")];

    const { merged, conflicts } = mergeChanges(changes("At dawn."), [
      { path: moved, text: added },
      { path: old, text: now },
    ]);

    expect(merged).toEqual([]);
    expect(conflicts).toEqual([
      {
        ...{ path: moved, now: added, theirs: added },
        mine: page("At dawn.", redirect),
      },
      { path: old, now, mine: null, theirs: now },
    ]);
  });
});
