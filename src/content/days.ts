import type { Language } from "./phrases";

/** The first and last UTC offsets to start a new day, in hours. */
export const firstZone = 14;
export const lastZone = -12;

/** Facts on the site are never older; an earlier year is a typo. */
export const earliestYear = 1950;

/** The date, `YYYY-MM-DD`, at a UTC offset in hours. */
export function dayAt(now: Date, hours = 0): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
}

/** Iowa's time zone. */
export const timeZone = "America/Chicago";

const iowa = new Intl.DateTimeFormat("en-CA", { timeZone });

/** The date in Iowa, `YYYY-MM-DD`, whatever the machine's time zone. */
export const dayInIowa = (now: Date) => iowa.format(now);

const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether text is a valid date in the form `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    isoDay.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}

/**
 * Formats `2025-06-30` as "June 30, 2025", whatever the machine's time zone.
 *
 * @throws {RangeError} if the text is not a date in the form `YYYY-MM-DD`
 */
export function formatDate(day: string, language: Language = "en"): string {
  if (!isDay(day)) throw new RangeError(`Not a day written YYYY-MM-DD: ${day}`);
  const options = { dateStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, options).format(new Date(day));
}

const monthOf = (word: string) =>
  monthNames.findIndex((name) =>
    name.toLowerCase().startsWith(word.slice(0, 3).toLowerCase()),
  ) + 1;

const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const dayFirst =
  /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i;
const inNumbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;

/** The year, month and day of a date in a common notation, in that order. */
function partsOf(
  text: string,
): [year: string, month: number, day: number] | undefined {
  const american = monthFirst.exec(text);
  if (american) {
    const [, month = "", day, year = ""] = american;
    return [year, monthOf(month), Number(day)];
  }
  const european = dayFirst.exec(text);
  if (european) {
    const [, day, month = "", year = ""] = european;
    return [year, monthOf(month), Number(day)];
  }
  const numeric = inNumbers.exec(text);
  if (numeric) {
    const [, one, other, digits = ""] = numeric;
    const year = digits.length === 2 ? `20${digits}` : digits;
    const [month, day] = [Number(one), Number(other)];
    return month > 12 ? [year, day, month] : [year, month, day];
  }
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  return year ? [year, Number(month), Number(day)] : undefined;
}

/**
 * Converts a date such as "June 30, 2025" or "06/30/2025" to `YYYY-MM-DD`.
 * Assumes the US order, month first, unless that is impossible. Undefined if
 * there is no such date or it is out of the site's range.
 */
export function dayFrom(text: string): string | undefined {
  const parts = partsOf(text.trim());
  if (!parts) return undefined;
  const [year, ...rest] = parts;
  const numbers = rest.map((part) => String(part).padStart(2, "0"));
  const day = [year, ...numbers].join("-");
  return isDay(day) && Number(year) >= earliestYear ? day : undefined;
}

/** Whether month and day of a numeric date could be swapped. */
export function isAmbiguous(text: string): boolean {
  const [, one, other] = inNumbers.exec(text.trim()) ?? [];
  return one !== other && Number(one) <= 12 && Number(other) <= 12;
}

/** The date `months` months ago, `YYYY-MM-DD`, clamped to the end of the month. */
export function dayMonthsAgo(now: Date, months: number): string {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() - months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(now.getUTCDate(), lastOfMonth);
  return dayAt(new Date(Date.UTC(year, month, day)));
}
