const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const isoDay = /^(\d{4})-(\d{2})-(\d{2})/;

/**
 * The day, `YYYY-MM-DD`, of a date as the build hands it over. A day written
 * without quotes comes out of YAML as `2025-06-30T00:00:00.000Z`, a quoted
 * one as it was typed; both mean the same day everywhere on Earth.
 *
 * @throws {RangeError} when the value does not begin with a day
 */
export function dayOf(value: string): string {
  const match = isoDay.exec(value);
  if (!match) throw new RangeError(`Not a day written YYYY-MM-DD: ${value}`);
  return match[0];
}

/**
 * `2025-06-30` as "June 30, 2025". Works on the text alone: going through
 * `Date` would show the day before to everyone west of Greenwich.
 *
 * @throws {RangeError} when the value does not begin with a day of a month
 */
export function formatDate(value: string): string {
  const [year = "", month = "", day = ""] = dayOf(value).split("-");
  const monthName = monthNames[Number(month) - 1];
  if (!monthName) throw new RangeError(`No such month: ${value}`);
  return `${monthName} ${Number(day)}, ${year}`;
}
