import {
  formatTime,
  isTimeZone,
  withOffset,
} from "../../src/content/schema/times";

test.each([
  ["in winter", "2026-12-05 9:00", "2026-12-05T09:00-06:00"],
  ["before the skipped hour", "2026-03-08 01:59", "2026-03-08T01:59-06:00"],
  ["in the skipped hour", "2026-03-08 02:30", "2026-03-08T02:30-06:00"],
  ["after the skipped hour", "2026-03-08 03:00", "2026-03-08T03:00-05:00"],
  ["in the repeated hour", "2026-11-01 01:30", "2026-11-01T01:30-05:00"],
  ["on a day that doesn't exist", "2026-02-30 09:00", undefined],
  ["at an hour that doesn't exist", "2026-05-02 24:00", undefined],
  ["without an hour", "2026-05-02", "2026-05-02"],
  ["without an hour, on a day that doesn't exist", "2026-02-30", undefined],
  ["in another form", "2026-05-02T09:00", undefined],
  ["in the year 2", "0002-05-02 09:00", undefined],
  ["at the end of time", "9999-12-31 09:00", undefined],
])("%s, %s is %s", (_, written, time) => {
  expect(withOffset("America/Chicago", written)).toBe(time);
});

test.each([
  ["Asia/Kathmandu", "2026-05-02T09:00+05:45"],
  ["UTC", "2026-05-02T09:00+00:00"],
])("in %s, 9:00 is %s", (timeZone, time) => {
  expect(withOffset(timeZone, "2026-05-02 9:00")).toBe(time);
});

test.each([
  ["America/Denver", true],
  ["UTC", true],
  // It has no daylight saving time.
  ["MST", false],
  ["America/Santa_Fe", false],
])("%s is a time zone: %s", (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});

test.each([
  ["2026-05-02T00:05-05:00", "Saturday, May 2, 2026, 12:05\u00a0AM"],
  ["2026-12-31T12:00-06:00", "Thursday, December 31, 2026, 12:00\u00a0PM"],
  ["2026-05-03", "Sunday, May 3, 2026"],
  ["2026-05-03T23:30-05:00", "Sunday, May 3, 2026, 11:30\u00a0PM"],
])("shows %s as %s", (time, text) => {
  expect(formatTime(time)).toBe(text);
});
