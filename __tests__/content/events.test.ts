import { aboutPage, checkSample, fixesFor } from "./support/snapshot";

const checkEvents = (events: string, time = "2026-05-02T16:00:00Z") =>
  checkSample({ "events.yml": events }, {}, { now: new Date(time) });

const messages = (events: string) =>
  checkEvents(events).problems.map(({ found, fix }) => `${found} → ${fix}`);

const event = (lines: string) => `- title: Seed Day\n  ${lines}\n`;

test.each([
  ["start: 5/2/2026 1:30", "write one day and one time"],
  ["start: 2026-02-30 09:00", "write a real day and time"],
  ["start: 2026-02-30", "write a real day and time"],
  [
    "start: 2026-05-02 10:00\n  end: 2026-05-02 9:30",
    "it ends before it starts",
  ],
  ["start: 2026-05-02\n  end: 2026-05-01", "it ends before it starts"],
  ["start: 2026-05-02\n  end: 2026-05-02 9:30", "write the time of both"],
  ["start: 2026-05-02 9:00\n  end: 2026-05-03", "write the time of both"],
])("for %s, says: %s", (lines, fix) => {
  expect(messages(event(lines))).toEqual([
    expect.stringContaining(` → ${fix}`),
  ]);
});

test("the time in a field of its own belongs in the start, and no fix drops it", () => {
  const time = "a field named time → put what it says in start, or remove it";
  const both = checkEvents(event("date: 2026-05-02\n  time: 9:00 AM"));

  expect(messages(event("start: 2026-05-02\n  time: 9:00 AM"))).toEqual([
    expect.stringContaining(time),
  ]);
  expect(both.problems.map(({ fix }) => fix)).toEqual([
    "put what date and time say together in start",
    "put what date and time say together in start",
  ]);
  expect(both.problems.some(({ edit }) => edit)).toBe(false);
});

test("accepts the same event on another day or elsewhere, but not twice at the same time", () => {
  const first = event("start: 2026-05-02 9:00");
  const repeated = first + event("start: 2026-06-06 9:00");
  const elsewhere = event("place: The barn\n  start: 2026-05-02 9:00");

  expect(messages(repeated)).toEqual([]);
  expect(messages(first + elsewhere)).toEqual([]);
  expect(messages(elsewhere + elsewhere)).toHaveLength(1);
  expect(messages(first + first)).toEqual([
    "Seed Day a second time → give it a different name, or remove one of the two entries",
  ]);
});

const hours = `${event("start: 2026-05-02 10:00\n  end: 2026-05-02 11:00")}
- title: Potluck
  start: 2026-05-02 06:00
- title: Burn
  start: 2026-05-01 18:00
  end: 2026-05-03 18:00
`;

const wholeDays = `- title: Count
  start: "2026-05-02"
  end: 2026-05-03
- title: Dawn
  start: 2026-05-02 05:00
- title: Fair
  start: 2026-05-02
  end: 2026-05-02
- title: Eve
  start: 2026-05-01 20:00
`;

test.each([
  ["before an end", "2026-05-02T15:59:00Z", "Burn, Potluck, Seed Day", hours],
  ["at an end", "2026-05-02T16:00:00Z", "Burn, Potluck", hours],
  ["in the evening", "2026-05-03T04:59:00Z", "Burn, Potluck", hours],
  ["after midnight", "2026-05-03T05:00:00Z", "Burn", hours],
  ["after the last one", "2026-05-03T23:00:00Z", "", hours],
  // Whole days last until midnight where the site is.
  ["before days", "2026-05-01T12:00:00Z", "Eve, Count, Fair, Dawn", wholeDays],
  ["at a day's end", "2026-05-03T04:59:00Z", "Count, Fair, Dawn", wholeDays],
  ["on the second day", "2026-05-03T05:00:00Z", "Count", wholeDays],
  ["at its end", "2026-05-04T04:59:00Z", "Count", wholeDays],
  ["after days", "2026-05-04T05:00:00Z", "", wholeDays],
])("%s, at %s, those to come are: %s", (_, time, titles, written) => {
  const { content, warnings } = checkEvents(written, time);
  const events = content?.events ?? [];
  const all = written.match(/title:/g) ?? [];

  expect(events.map(({ title }) => title).join(", ")).toBe(titles);
  expect(warnings).toHaveLength(events.length < all.length ? 1 : 0);
});

test.each([
  ["/events", event("start: 2099-05-02 9:00"), []],
  ["/events", undefined, ["add content/events.yml, or link to another page"]],
  ["/event", event("start: 2099-05-02 9:00"), ["did you mean /events?"]],
  ["/events#x", event("start: 2099-05-02 9:00"), ["use no # at all"]],
  // It isn't there once they are over.
  [
    "/#events",
    event("start: 2099-05-02 9:00"),
    [expect.stringContaining("or link to another page")],
  ],
])("a link to %s with the file %j: %j", (address, events, fixes) => {
  const files = {
    ...aboutPage(`See [all](${address}).`),
    ...(events !== undefined && { "events.yml": events }),
  };

  expect(fixesFor(files)).toEqual(fixes);
});
