import ICAL from "ical.js";
import { calendar } from "../../src/built-site/calendar";
import { checkSample } from "../content/support/snapshot";
import { validFiles } from "../content/support/valid-files";

/** On both sides of a night when clocks go back, and of one when they go forward. */
const events = ["2026-10-31", "2026-11-01", "2027-03-13", "2027-03-14"]
  .map((day) => `- title: Story Hour\n  start: ${day} 09:00\n`)
  .join("");

/** The start of each event, as a calendar program reads it. */
function starts(): Date[] {
  const site = validFiles["site.yml"] ?? "";
  const files = {
    "site.yml": site.replace(/^timeZone: .*$/m, "timeZone: America/Denver"),
    "events.yml": events,
  };
  const now = new Date("2026-10-01T12:00:00Z");
  const { content } = checkSample(files, {}, { now });
  if (!content) throw new Error("The content has problems");
  const text = calendar(content.site, content.events ?? [], (path) => path);
  return ICAL.Component.fromString(text)
    .getAllSubcomponents("vevent")
    .map((each) => new ICAL.Event(each).startDate.toJSDate());
}

const clockIn = (timeZone: string) => (time: Date) =>
  time.toLocaleString("sv-SE", { timeZone }).slice(11, 16);

test.each([
  ["America/Denver", "09:00 09:00 09:00 09:00"],
  ["America/New_York", "11:00 11:00 11:00 11:00"],
  // Arizona doesn't change its clocks.
  ["America/Phoenix", "08:00 09:00 09:00 08:00"],
])("9:00 in Mountain Time is read in %s as %s", (reader, clocks) => {
  expect(starts().map(clockIn(reader)).join(" ")).toBe(clocks);
});
