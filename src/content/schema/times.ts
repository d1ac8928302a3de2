import { earliestYear, isDay, latestYear } from "./days";

/** The format in which staff write times: `2026-05-02 09:00`, or a day alone. */
export const timeForm = /^(\d{4}-\d{2}-\d{2})(?: (\d{1,2}:\d{2}))?$/;

/** The time zones of the United States, as people know them. */
export const timeZonesInWords =
  "America/New_York (Eastern), America/Chicago (Central), America/Denver (Mountain), America/Phoenix (Arizona), America/Los_Angeles (Pacific), America/Anchorage (Alaska), Pacific/Honolulu (Hawaii)";

/** Whether it is the name of a time zone, which says when clocks change. */
export function isTimeZone(name: string): boolean {
  // `Intl` also knows MST and -07:00, which have no daylight saving time.
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
 * as text. Undefined if there is no such day or hour, or nobody could mean it.
 */
export function isoTime(written: string): string | undefined {
  const [, day = "", time] = timeForm.exec(written) ?? [];
  const year = Number(day.slice(0, 4));
  if (year < earliestYear || year > latestYear) return undefined;
  if (time === undefined) return isDay(day) ? day : undefined;
  return isDay(day) && /^(?:\d|[01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? `${day}T${time.padStart(5, "0")}`
    : undefined;
}

const perDay = 86_400_000;

/** The time zone's UTC offset at an instant, such as `-05:00`. */
function offsetAt(timeZone: string, instant: number) {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    timeZoneName: "longOffset",
  }).formatToParts(instant);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value;
  // `GMT-05:00`; `GMT` alone for UTC.
  return name?.slice("GMT".length) || "+00:00";
}

/**
 * Adds the UTC offset of a time zone: `2026-05-02T09:00-05:00`. Where the clocks
 * change, the offset before the change applies.
 */
export function withOffset(
  timeZone: string,
  written: string,
): string | undefined {
  const time = isoTime(written);
  if (time === undefined || isDay(time)) return time;
  const clock = Date.parse(`${time}Z`);
  // Clocks change at most once within two days.
  const times = [clock - perDay, clock + perDay].map(
    (instant) => time + offsetAt(timeZone, instant),
  );
  const isRight = (each: string) =>
    each === time + offsetAt(timeZone, Date.parse(each));
  return times.find(isRight) ?? times[0];
}

const fullDate = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  dateStyle: "full",
});

/** The date of an ISO 8601 time where it happens: `2026-05-02`. */
export const dateOf = (time: string) => time.slice(0, 10);

/** Formats `2026-05-02T09:00-05:00` as "9:00 AM". */
export function formatClock(time: string): string {
  const [hour, minute] = [Number(time.slice(11, 13)), time.slice(14, 16)];
  // A no-break space keeps the two on one line.
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** Formats it as "Saturday, May 2, 2026, 9:00 AM"; a day, without the hour. */
export function formatTime(time: string): string {
  const date = fullDate.format(Date.parse(dateOf(time)));
  return isDay(time) ? date : `${date}, ${formatClock(time)}`;
}
