import { earliestYear, isDay } from "../../schema/days";
import { isoTime } from "../../schema/times";

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" })
    .format(Date.UTC(2000, month))
    .toLowerCase(),
);

/** The number of a month: 6 for `June`, `jun` or `06`; 0 if there is none. */
function monthFrom(text: string): number {
  const name = text.toLowerCase().replace(/^sept$/, "sep");
  return name.length > 2
    ? months.findIndex((month) => month.startsWith(name)) + 1
    : Number(text);
}

/**
 * Converts a date as Americans write it, such as "June 30, 2025" or "6/30/25", to
 * `YYYY-MM-DD`. Undefined if there is no such date or it is out of the site's range.
 */
export function parseTypedDay(text: string): string | undefined {
  const parts =
    text.replace(/(\d)(?:st|nd|rd|th)\b/, "$1").match(/[a-z]+|\d+/gi) ?? [];
  if (parts.length !== 3) return undefined;
  // The year comes last, except in 2025-6-30.
  if (/^\d{4}$/.test(parts[0])) parts.push(parts.shift() ?? "");
  // The month comes before the day, except in 30 June 2025.
  if (/[a-z]/i.test(parts[1] ?? "")) parts.unshift(...parts.splice(1, 1));
  const [month = "", day = "", year = ""] = parts;
  const written = [
    year.length === 2 ? `20${year}` : year,
    String(monthFrom(month)).padStart(2, "0"),
    day.padStart(2, "0"),
  ].join("-");
  return isDay(written) && Number(written.slice(0, 4)) >= earliestYear
    ? written
    : undefined;
}

/** A time of day as Americans write it: `9am`, `9:00 AM`, `1:30 p.m.`, `13:30`. */
const clock =
  /(?<![\d:])(\d{1,2})(?=:\d\d| ?[ap]\.?m\b)(?::(\d\d)(?::00)?)?(?: ?([ap])\.?m\b\.?)?/i;

/** Words that people write between a date and a time. */
const between = /\b(?:at|on)\b|(?<=\d)T\b/gi;

/**
 * Converts a time as Americans write it, such as "May 2, 2027 at 1:30 pm" or
 * "5/2/27 9am", to `2027-05-02 13:30`, and a day without an hour to
 * `2027-05-02`. Undefined if there is no such time, or if another may be meant:
 * 12 AM often means noon, 1:30 often means the afternoon, and the date may not be
 * on the weekday that is named.
 */
export function parseTypedTime(text: string): string | undefined {
  const [, hour, minute = "00", half] = clock.exec(text) ?? [];
  const day = parseTypedDay(text.replace(clock, "").replaceAll(between, " "));
  if (day === undefined) return undefined;
  if (hour === undefined) return day;
  const isUnclear = half
    ? Number(hour) > 12 || /^12a/i.test(hour + half)
    : /^0?[1-6]$/.test(hour);
  if (isUnclear) return undefined;
  const noon = half?.toLowerCase() === "p" ? 12 : 0;
  const hours = half ? (Number(hour) % 12) + noon : Number(hour);
  const time = `${day} ${String(hours).padStart(2, "0")}:${minute}`;
  return isoTime(time) && time;
}
