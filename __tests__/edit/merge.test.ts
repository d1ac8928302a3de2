import { mergeChanges } from "../../edit/save/merge";

/** Merges a change of a file with what somebody else has made of it. */
const merge = (
  path: string,
  before: string,
  after: string | null,
  now: string | null,
) => mergeChanges([{ path, before, after }], [{ path, text: now }]);

const lines = "one\ntwo\nthree\n";
const changed = "ONE\ntwo\nthree\n";
const event = (title: string) => `- title: ${title}\n  start: 2099-05-02\n`;
const walk = `${event("Walk")}  end: 2099-05-03\n`;

test.each([
  ["the same change", lines, changed, changed, changed],
  // A break that neither has would be an invisible change.
  ["the same change, without a break at the end", "one", "two", "two", "two"],
  [
    "what both have added, theirs without a break at the end",
    lines,
    `${lines}mine\n`,
    `${lines}theirs`,
    `${lines}theirs\nmine\n`,
  ],
  [
    "what each has changed in lines below each other",
    lines,
    changed,
    "one\nTWO\nthree\n",
    "ONE\nTWO\nthree\n",
  ],
  [
    "a field of an entry, above an entry that somebody else has added",
    event("Walk"),
    walk,
    event("Walk") + event("Talk"),
    walk + event("Talk"),
  ],
  [
    "the last line, and what somebody else has added below it",
    lines,
    "one\ntwo\nTHREE\n",
    `${lines}\nfour\n`,
    "one\ntwo\nTHREE\n\nfour\n",
  ],
  [
    "what is added above a line that somebody else has changed",
    lines,
    `zero\n${lines}`,
    changed,
    `zero\n${changed}`,
  ],
  [
    "the start of the last event, and an event that somebody else has added",
    event("Walk"),
    event("Walk").replace("05-02", "05-09"),
    event("Walk") + event("Talk"),
    event("Walk").replace("05-02", "05-09") + event("Talk"),
  ],
])("merges %s", (_, before, after, now, text) => {
  expect(merge("events.yml", before, after, now)).toEqual({
    merged: [{ path: "events.yml", text }],
    conflicts: [],
  });
});

const notice = "text: Closed.\n";
const until = (day: string) => `${notice}until: 2099-${day}\n`;

test.each([
  [
    "the lines that both have changed, and no others",
    "site.yml",
    lines,
    "1\ntwo\nMINE\n",
    "uno\ntwo\nthree\n",
    "uno\ntwo\nMINE\n",
  ],
  [
    "a field that both have added",
    "notice.yml",
    notice,
    until("05-01"),
    until("06-01"),
    until("06-01"),
  ],
  [
    "a field that would get below another entry",
    "events.yml",
    event("Walk"),
    (event("Walk") + event("Talk")).replaceAll("05-02", "05-09"),
    walk,
    walk,
  ],
  [
    "a field of an entry that is deleted",
    "events.yml",
    event("Talk") + event("Walk"),
    event("Talk"),
    event("Talk") + walk,
    event("Talk") + walk,
  ],
  ["a deleted file", "notice.yml", lines, changed, null, null],
  ["a file that is to be deleted", "notice.yml", lines, null, changed, changed],
  ["a picture", "images/pond.jpg", lines, "AAAA", "BBBB", "BBBB"],
])("asks about %s", (_, path, before, mine, now, theirs) => {
  expect(merge(path, before, mine, now)).toEqual({
    merged: [],
    conflicts: [{ path, saved: { path, text: now }, mine, theirs }],
  });
});

const page = (words: string, more = "") =>
  `---\ntitle: Walks\n${more}---\n\n${words}\n\nBring boots.\n`;
const old = "pages/walks.mdx";
const moved = "pages/bird-walks.mdx";
const redirect = "oldAddresses: [/walks]\n";

describe("a page that has another address here", () => {
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
        ...{ path: moved, saved: { path: old, text: now } },
        mine: page("At nine.", redirect),
        theirs: page("At eight.", redirect),
      },
    ]);
  });

  test("isn't merged if somebody has also added a page there", () => {
    const [now, added] = [page("At eight."), page("With owls.")];

    const { merged, conflicts } = mergeChanges(changes("At dawn."), [
      { path: moved, text: added },
      { path: old, text: now },
    ]);

    expect(merged).toEqual([]);
    expect(conflicts).toEqual([
      {
        ...{ path: moved, saved: { path: moved, text: added } },
        ...{ mine: page("At dawn.", redirect), theirs: added },
      },
      { path: old, saved: { path: old, text: now }, mine: null, theirs: now },
    ]);
  });
});
