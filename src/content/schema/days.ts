import type { Language } from "../words/phrases";

/** The first and last UTC offsets to start a new day, in hours. */
export const firstZone = 14;
export const lastZone = -12;

/** Facts on the site are never older; an earlier year is a typo. */
export const earliestYear = 1950;

/** Nothing is planned for a later year. */
export const latestYear = 2999;

/**
 * What the editor writes for a day or a time while it has only some of its parts,
 * such as the first digits of a year.
 */
export const incomplete = "not complete";

/** The date, `YYYY-MM-DD`, at a UTC offset in hours. */
export function dayAtOffset(now: Date, hours = 0): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
}

/** The date in a time zone, `YYYY-MM-DD`, whatever the machine's own. */
export const todayIn = (timeZone: string, now: Date) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);

/** Whether text is a valid date in the format `YYYY-MM-DD`. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  // February 30 would become a day in March, and day 32 would be null.
  new Date(text).toJSON() === `${text}T00:00:00.000Z`;

const longDate = (language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });

// Made once: making one takes much longer than formatting a date.
const longDates = { en: longDate("en"), es: longDate("es") };

/**
 * Formats `2025-06-30` as "June 30, 2025", whatever the machine's time zone.
 *
 * @throws {RangeError} if the text is not a date in the format `YYYY-MM-DD`
 */
export function formatDate(day: string, language: Language = "en"): string {
  if (!isDay(day)) throw new RangeError(`Not a day written YYYY-MM-DD: ${day}`);
  return longDates[language].format(new Date(day));
}

/** The date `months` months ago, `YYYY-MM-DD`, clamped to the end of the month. */
export function dayMonthsAgo(now: Date, months: number): string {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(now.getUTCDate(), lastOfMonth);
  return dayAtOffset(new Date(Date.UTC(year, month, day)));
}
