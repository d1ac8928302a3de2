/** @jest-environment node */
import { check } from "../../src/content/check/check";
import { snapshotWith } from "./support/snapshot";
import { validFiles } from "./support/valid-files";

function checkEvents(events: string, time = "2026-05-02T16:00:00Z") {
  const files = { "events.yml": events };
  return check("content", snapshotWith(files), { now: new Date(time) });
}

const messages = (events: string) =>
  checkEvents(events).problems.map(({ found, fix }) => `${found} → ${fix}`);

const event = (lines: string) => `- title: Seed Day\n  ${lines}\n`;

const form =
  "write the day and the time, like  2026-05-02 09:00 , or like  2026-05-02 13:30  for 1:30 PM; for the whole day, write only the day";
const exists =
  "write a day and a time that exist; on the night when clocks go forward, there are none between 2:00 and 3:00";
const order =
  "write an end after the start; 1:30 PM is 13:30, and after midnight it is the next day";

const kinds =
  "write the time of both the start and the end, or only the day of both";

test.each([
  ["start: 5/2/2026 1:30", `5/2/2026 1:30 → ${form}`],
  ["start: 2026-02-30 09:00", `2026-02-30 09:00 → ${exists}`],
  [
    "start: 2026-05-02 10:00\n  end: 2026-05-02 9:30",
    `2026-05-02 9:30 → ${order}`,
  ],
  ["start: 2026-02-30", `2026-02-30 → ${exists}`],
  ["start: 2026-05-02\n  end: 2026-05-01", `2026-05-01 → ${order}`],
  ["start: 2026-05-02\n  end: 2026-05-02 9:30", `2026-05-02 9:30 → ${kinds}`],
  ["start: 2026-05-02 9:00\n  end: 2026-05-03", `2026-05-03 → ${kinds}`],
  [
    "start: 2026-05-02 09:00\n  cancelled: true",
    "a field named cancelled → did you mean canceled?",
  ],
  [
    "start: 2026-05-02 09:00\n- start: 2026-05-03 09:00",
    'nothing → add the line  title: "…"  with your own words in place of the dots',
  ],
])("for %s, says %s", (lines, message) => {
  expect(messages(event(lines))).toEqual([message]);
});

test("a file may have no events, between two seasons", () => {
  expect(messages("# None now\n")).toEqual([]);
});

test.each([
  "start: 2026-05-02",
  "start: 2026-05-02\n  end: 2026-05-02",
  'start: "2026-05-02"\n  end: 2026-05-04',
])("accepts whole days: %s", (lines) => {
  expect(messages(event(lines))).toEqual([]);
});

test("accepts the same event on another day or elsewhere, but not twice at the same time", () => {
  const first = event("start: 2026-05-02 9:00");
  const repeated = first + event("start: 2026-06-06 9:00");
  const elsewhere = event("place: The barn\n  start: 2026-05-02 9:00");

  expect(messages(repeated)).toEqual([]);
  expect(messages(first + elsewhere)).toEqual([]);
  expect(messages(elsewhere + elsewhere)).toHaveLength(1);
  expect(messages(first + first)).toEqual([
    "Seed Day a second time → give it another name, or remove one of the two entries",
  ]);
});

const all = `${event("start: 2026-05-02 10:00\n  end: 2026-05-02 11:00")}
- title: Potluck
  start: 2026-05-02 06:00
- title: Burn
  start: 2026-05-01 18:00
  end: 2026-05-03 18:00
`;

test.each([
  ["before an end", "2026-05-02T15:59:00Z", "Burn, Potluck, Seed Day"],
  ["at an end", "2026-05-02T16:00:00Z", "Burn, Potluck"],
  ["in the evening", "2026-05-03T04:59:00Z", "Burn, Potluck"],
  ["after midnight", "2026-05-03T05:00:00Z", "Burn"],
  ["after the last one", "2026-05-03T23:00:00Z", ""],
])("%s, at %s, those to come are: %s", (_, time, titles) => {
  const { content, warnings } = checkEvents(all, time);
  const events = content?.events ?? [];

  expect(events.map(({ title }) => title).join(", ")).toBe(titles);
  expect(warnings).toHaveLength(events.length < 3 ? 1 : 0);
});

test("warns once of all that are over, at the first one in the file", () => {
  const { warnings } = checkEvents(all, "2026-05-03T05:00:00Z");

  expect(warnings).toEqual([
    {
      file: "content/events.yml",
      line: 2,
      column: 10,
      path: "events › Seed Day › start",
      found:
        "an event that is over, and 1 other below, so the site no longer shows them",
      expected: "what is still to come",
      fix: "remove them, or correct the dates",
    },
  ]);
});

const wholeDays = `- title: Count
  start: 2026-05-02
  end: 2026-05-03
- title: Dawn
  start: 2026-05-02 05:00
- title: Fair
  start: 2026-05-02
- title: Eve
  start: 2026-05-01 20:00
`;

test.each([
  ["before", "2026-05-01T12:00:00Z", "Eve, Count, Fair, Dawn"],
  ["at its end", "2026-05-03T04:59:00Z", "Count, Fair, Dawn"],
  ["on the second day", "2026-05-03T05:00:00Z", "Count"],
  ["at the end of the second day", "2026-05-04T04:59:00Z", "Count"],
  ["after it", "2026-05-04T05:00:00Z", ""],
])("whole days last until midnight in Iowa; %s: %s", (_, time, titles) => {
  const events = checkEvents(wholeDays, time).content?.events ?? [];

  expect(events.map(({ title }) => title).join(", ")).toBe(titles);
});

test("there are none without the file", () => {
  const { content } = check("content", snapshotWith());

  expect(content).not.toHaveProperty("events");
});

test.each([
  ["/events", event("start: 2099-05-02 9:00"), []],
  ["/events", undefined, ["add content/events.yml, or link to another page"]],
  ["/event", event("start: 2099-05-02 9:00"), ["did you mean /events?"]],
  ["/events#x", event("start: 2099-05-02 9:00"), ["use no # at all"]],
])("a link to %s with the file %j: %j", (address, events, fixes) => {
  const about = `${validFiles["pages/about.mdx"]}\nSee [all](${address}).\n`;
  const files = {
    "pages/about.mdx": about,
    ...(events !== undefined && { "events.yml": events }),
  };

  const { problems } = check("content", snapshotWith(files));
  expect(problems.map(({ fix }) => fix)).toEqual(fixes);
});
