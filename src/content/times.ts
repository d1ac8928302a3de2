import { dayFrom, earliestYear, isDay, latestYear } from "./days";

/** The format in which staff write times: `2026-05-02 09:00`, or a day alone. */
export const timeForm = /^(\d{4}-\d{2}-\d{2})(?: (\d{1,2}:\d{2}))?$/;

/** Whether it is the name of a time zone, which says when clocks change. */
export function isTimeZone(name: string): boolean {
  // `Intl` also knows MST and -07:00, which have no summer time.
  if (!/^(?:UTC$|[A-Z]\w+\/)/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Converts a time such as `2026-05-02 9:00` to ISO 8601, without a time zone:
 * `2026-05-02T09:00`. A day without an hour stays as it is, so that times sort
 * as text. Undefined if there is no such day or hour, or nobody can mean it.
 */
export function timeOf(written: string): string | undefined {
  const [, day = "", time] = timeForm.exec(written) ?? [];
  const year = Number(day.slice(0, 4));
  if (year < earliestYear || year > latestYear) return undefined;
  if (time === undefined) return isDay(day) ? day : undefined;
  const text = `${day}T${time.padStart(5, "0")}`;
  const date = new Date(`${text}Z`);
  // `Date` reads February 30 as March 2.
  const isReal =
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal ? text : undefined;
}

const perMinute = 60_000;
const perDay = 86_400_000;

/** The time zone's UTC offset at an instant, in minutes. */
function offsetAt(timeZone: string, instant: number) {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(instant);
  return (Date.parse(`${clock.replace(" ", "T")}Z`) - instant) / perMinute;
}

function offsetText(minutes: number) {
  const size = Math.abs(minutes);
  const parts = [Math.floor(size / 60), size % 60];
  const [hours, rest] = parts.map((part) => String(part).padStart(2, "0"));
  return `${minutes < 0 ? "-" : "+"}${hours}:${rest}`;
}

/**
 * Adds the UTC offset of a time zone: `2026-05-02T09:00-05:00`. In an hour that
 * occurs twice, the first one applies. Undefined in an hour that is skipped.
 */
export function timeIn(timeZone: string, written: string): string | undefined {
  const time = timeOf(written);
  if (time === undefined || isDay(time)) return time;
  const clock = Date.parse(`${time}Z`);
  // Clocks change at most once within two days.
  const offset = [clock - perDay, clock + perDay]
    .map((instant) => offsetAt(timeZone, instant))
    .find((each) => offsetAt(timeZone, clock - each * perMinute) === each);
  return offset === undefined ? undefined : time + offsetText(offset);
}

/** A time of day as Americans write it: `9am`, `9:00 AM`, `1:30 p.m.`, `13:30`. */
const clock =
  /(?<![\d:])(\d{1,2})(?=:\d\d| ?[ap]\.?m\b)(?::(\d\d)(?::00)?)?(?: ?([ap])\.?m\b\.?)?/i;

/** What people write around the date and the time, which the date doesn't need. */
const beside =
  /\b(?:at|on|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b|(?<=\d)T/gi;

/**
 * Converts a time as Americans write it, such as "May 2, 2027 at 1:30 pm" or
 * "5/2/27 9am", to `2027-05-02 13:30`, and a day without an hour to
 * `2027-05-02`. Undefined if there is no such time, or if it may be another one:
 * 12 AM is often meant to be noon, and 1:30 to be in the afternoon.
 */
export function timeFrom(text: string): string | undefined {
  const [found = "", hour, minute = "00", half] = clock.exec(text) ?? [];
  const day = dayFrom(text.replace(found, "").replaceAll(beside, " "));
  if (day === undefined || hour === undefined) return day;
  const isUnclear = half
    ? Number(hour) > 12 || /^12a/i.test(hour + half)
    : /^0?[1-6]$/.test(hour);
  if (isUnclear) return undefined;
  const noon = half?.toLowerCase() === "p" ? 12 : 0;
  const hours = half ? (Number(hour) % 12) + noon : Number(hour);
  const time = `${day} ${String(hours).padStart(2, "0")}:${minute}`;
  return timeOf(time) && time;
}

const fullDate = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  dateStyle: "full",
});

/** The date of an ISO 8601 time where it happens: `2026-05-02`. */
export const dayOf = (time: string) => time.slice(0, 10);

/** Formats `2026-05-02T09:00-05:00` as "9:00 AM". */
export function formatClock(time: string): string {
  const [hour, minute] = [Number(time.slice(11, 13)), time.slice(14, 16)];
  // A no-break space keeps the two on one line.
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** Formats it as "Saturday, May 2, 2026, 9:00 AM"; a day, without the hour. */
export function formatTime(time: string): string {
  const date = fullDate.format(Date.parse(dayOf(time)));
  return isDay(time) ? date : `${date}, ${formatClock(time)}`;
}
