import ICAL from "ical.js";
import { calendar } from "../../src/built-site/calendar";
import type { CalendarEvent } from "../../src/content/site/events";
import { event } from "../examples/event";
import { site } from "../examples/site";

const absolute = (path: string) => `https://rioverde.example/trust${path}`;

const linesOf = (...events: CalendarEvent[]) =>
  calendar(site, events, absolute).split("\r\n");

const eventLines = (changes: Partial<CalendarEvent>) =>
  linesOf({ ...event, ...changes }).slice(4, -2);

test("has an event's time in UTC, on lines that all end with CRLF", () => {
  expect(linesOf(event)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Friends of the Río Verde Library//Events//EN",
    "X-WR-CALNAME:Friends of the Río Verde Library",
    "BEGIN:VEVENT",
    "UID:book-sale-20310503T150000Z@rioverde.example",
    "DTSTAMP:20310503T150000Z",
    "DTSTART:20310503T150000Z",
    "SUMMARY:Book Sale",
    "URL:https://rioverde.example/trust/events",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("two events with the same title and time have different names", () => {
  const lines = linesOf({ ...event, place: "The barn" }, event);

  expect(lines.filter((line) => line.startsWith("UID:"))).toEqual([
    "UID:book-sale-20310503T150000Z-the-barn@rioverde.example",
    "UID:book-sale-20310503T150000Z@rioverde.example",
  ]);
});

test.each([
  ["without an end", undefined, []],
  ["that ends on its day", "2031-05-03", ["DTEND;VALUE=DATE:20310504"]],
  ["of many days", "2031-05-31", ["DTEND;VALUE=DATE:20310601"]],
])("has the days of an event that lasts whole days %s", (_, end, lines) => {
  expect(eventLines({ start: "2031-05-03", end }).slice(1, -3)).toEqual([
    "UID:book-sale-20310503T000000Z@rioverde.example",
    "DTSTAMP:20310503T000000Z",
    "DTSTART;VALUE=DATE:20310503",
    ...lines,
  ]);
});

test("has everything else that is known about an event", () => {
  const lines = eventLines({
    end: "2031-11-02T01:30-06:00",
    place: "Barn; 1 Road, Ames",
    text: "We sow\\reap.\n\nBring gloves.\n",
    link: { label: "Sign up", url: "/sign-up" },
    canceled: true,
  });

  expect(lines.slice(4, -1)).toEqual([
    "DTEND:20311102T073000Z",
    "SUMMARY:Book Sale",
    "LOCATION:Barn\\; 1 Road\\, Ames",
    "DESCRIPTION:We sow\\\\reap.\\n\\nBring gloves.",
    "STATUS:CANCELLED",
    "URL:https://rioverde.example/trust/sign-up",
  ]);
});

test.each(["\r\n", "\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"])(
  "a text with the line break %j doesn't end its line",
  (sign) => {
    const words = `We sow.${sign}END:VEVENT`;
    const lines = eventLines({ title: words, place: words, text: words });

    expect(lines.slice(4, -2)).toEqual([
      "SUMMARY:We sow.\\nEND:VEVENT",
      "LOCATION:We sow.\\nEND:VEVENT",
      "DESCRIPTION:We sow.\\nEND:VEVENT",
    ]);
    expect(lines.join("")).not.toMatch(/[\v\f\r\u0085\u2028\u2029]/);
  },
);

test.each(["a".repeat(200), "é".repeat(100), "🐦".repeat(50)])(
  "breaks long lines between characters, which programs undo: %s",
  (place) => {
    const lines = linesOf({ ...event, place });

    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    const file = ICAL.Component.fromString(lines.join("\r\n"));
    const [read] = file.getAllSubcomponents("vevent");
    const { location, startDate } = new ICAL.Event(read);
    expect(location).toBe(place);
    expect(startDate.toJSDate()).toEqual(new Date(event.start));
  },
);
