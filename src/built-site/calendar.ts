import { slug } from "github-slugger";
import { dayAtOffset, isDay } from "../content/schema/days";
import { type CalendarEvent, eventAddress } from "../content/site/events";
import type { Site } from "../content/schema/site";

/** `20260502T140000Z` */
const utc = (time: string) =>
  new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** The parameter and value of a property: a day, or a time in UTC. */
const dated = (time: string) =>
  isDay(time) ? `;VALUE=DATE:${time.replaceAll("-", "")}` : `:${utc(time)}`;

/** An event of whole days ends when the day after the last one begins. */
const endOf = (end: string) =>
  isDay(end) ? dayAtOffset(new Date(end), 24) : end;

/** Every kind of line break: some programs end a property at any of them. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

const escaped = (text: string) =>
  text
    .trim()
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(lineBreak, "\\n");

/** Breaks a line so that no part is longer than 75 bytes. */
function folded(line: string) {
  let length = 0;
  const characters = Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    length += size;
    if (length <= 75) return character;
    // The space counts too.
    length = 1 + size;
    return `\r\n ${character}`;
  });
  return characters.join("");
}

/**
 * The events as an iCalendar file, which calendar programs import or subscribe
 * to. Without events it has no components, which subscribers accept.
 *
 * @param absolute returns the absolute URL of an address of the site
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendar(
  { name, url, timeZone }: Pick<Site, "name" | "url" | "timeZone">,
  events: readonly CalendarEvent[],
  absolute: (address: string) => string,
) {
  const names = events.map(
    ({ title, start }) => `${slug(title)}-${utc(start)}`,
  );
  // An event with a new name would be a new event in visitors' calendars, even
  // if only its place changed. So the place is part of the name only where the
  // same event takes place in several.
  const uniqueName = (name: string, { place }: CalendarEvent) =>
    place && names.indexOf(name) !== names.lastIndexOf(name)
      ? `${name}-${slug(place)}`
      : name;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(name)}//Events//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    // All times are in UTC; some programs show the whole calendar in this zone.
    timeZone && `X-WR-TIMEZONE:${timeZone}`,
    ...events.flatMap((event, index) => [
      "BEGIN:VEVENT",
      `UID:${uniqueName(names[index] ?? "", event)}@${new URL(url).host}`,
      // Required. The time of the build would change the file every day.
      `DTSTAMP:${utc(event.start)}`,
      `DTSTART${dated(event.start)}`,
      event.end && `DTEND${dated(endOf(event.end))}`,
      `SUMMARY:${escaped(event.title)}`,
      event.place && `LOCATION:${escaped(event.place)}`,
      event.text && `DESCRIPTION:${escaped(event.text)}`,
      event.canceled && "STATUS:CANCELLED",
      `URL:${eventAddress(event, absolute)}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => (line ? `${folded(line)}\r\n` : "")).join("");
}
