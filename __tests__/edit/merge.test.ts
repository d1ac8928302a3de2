import { mergeChanges } from "../../edit/save/merge";

const lines = "one\ntwo\nthree\n";
const changed = "ONE\ntwo\nthree\n";
const walk = "- title: Walk\n  start: 2099-05-02\n";
const laterWalk = walk.replace("05-02", "05-09");
const longWalk = `${walk}  end: 2099-05-03\n`;
const talk = walk.replace("Walk", "Talk");
const laterTalk = laterWalk.replace("Walk", "Talk");

test.each([
  // A break that neither has would be an invisible change.
  ["the same change, without a break at the end", "one", "two", "two", "two"],
  [
    "what both have added, theirs without a break at the end",
    ...[lines, `${lines}mine\n`, `${lines}theirs`, `${lines}theirs\nmine\n`],
  ],
  [
    "what each has changed in lines below each other",
    ...[lines, changed, "one\nTWO\nthree\n", "ONE\nTWO\nthree\n"],
  ],
  [
    "what is added above a line that somebody else has changed",
    ...[lines, `zero\n${lines}`, changed, `zero\n${changed}`],
  ],
  [
    "a field of an entry, above an entry that somebody else has added",
    ...[walk, longWalk, walk + talk, longWalk + talk],
  ],
  [
    "the start of the last event, and an event that somebody else has added",
    ...[walk, laterWalk, walk + talk, laterWalk + talk],
  ],
])("merges %s", (_, before, after, now, text) => {
  const path = "events.yml";

  expect(
    mergeChanges([{ path, before, after }], [{ path, text: now }]),
  ).toEqual({ merged: [{ path, text }], conflicts: [] });
});

const notice = "text: Closed.\n";
const until = (day: string) => `${notice}until: 2099-${day}\n`;

test.each([
  [
    "the lines that both have changed, and no others",
    ...["site.yml", lines, "1\ntwo\nMINE\n", "uno\ntwo\nthree\n"],
    "uno\ntwo\nMINE\n",
  ],
  [
    "a field that both have added",
    ...["notice.yml", notice, until("05-01"), until("06-01")],
  ],
  [
    "a field that would get below another entry",
    ...["events.yml", walk, laterWalk + laterTalk, longWalk],
  ],
  [
    "a field of an entry that is deleted",
    ...["events.yml", talk + walk, talk, talk + longWalk],
  ],
  ["a deleted file", "notice.yml", lines, changed, null],
  ["a file that is to be deleted", "notice.yml", lines, null, changed],
  ["a picture", "images/pond.jpg", lines, "AAAA", "BBBB"],
] as const)(
  "asks about %s",
  (_, path, before, mine, text, theirs: string | null = text) => {
    const saved = { path, text };

    expect(mergeChanges([{ path, before, after: mine }], [saved])).toEqual({
      merged: [],
      conflicts: [{ path, saved, mine, theirs }],
    });
  },
);

const [old, moved] = ["pages/walks.mdx", "pages/bird-walks.mdx"];
const redirect = "oldAddresses: [/walks]\n";
const page = (words: string, more = "") =>
  `---\ntitle: Walks\n${more}---\n\n${words}\n\nBring boots.\n`;

/** A page that has another address here. */
const movedHere = (words: string) => [
  { path: old, before: page("At dawn."), after: null },
  { path: moved, before: null, after: page(words, redirect) },
];

const saved = { path: old, text: page("At eight.") };

test("what somebody has written in a page that moved here goes to its new address", () => {
  const theirs = page("At eight.", redirect);

  expect(mergeChanges(movedHere("At dawn."), [saved])).toEqual({
    merged: [{ path: moved, text: theirs }],
    conflicts: [],
  });
  const mine = page("At nine.", redirect);
  expect(mergeChanges(movedHere("At nine."), [saved])).toEqual({
    merged: [],
    conflicts: [{ path: moved, saved, mine, theirs }],
  });
});

test("if somebody has also added a page there, staff decide about each", () => {
  const added = { path: moved, text: page("With owls.") };
  const mine = page("At dawn.", redirect);

  expect(mergeChanges(movedHere("At dawn."), [added, saved])).toEqual({
    merged: [],
    conflicts: [
      { path: moved, saved: added, mine, theirs: added.text },
      { path: old, saved, mine: null, theirs: saved.text },
    ],
  });
});
