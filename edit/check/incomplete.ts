/**
 * What is written for a day or a time while it has only some of its parts, such as
 * the first digits of a year. The check finds it like any other mistake, so nothing
 * else has to know that somebody stopped halfway.
 */
export const incomplete = "not complete";

const halfDay = new RegExp(
  String.raw`^${incomplete}(?: (?:[\d:]+|${incomplete}))?$`,
);

const halfTime = new RegExp(String.raw`^[\d-]+ ${incomplete}$`);

/**
 * The parts that a day or a time still needs, in words.
 *
 * @param found what is written
 * @returns undefined if it isn't half a day or half a time
 */
export function missingParts(found: string): string | undefined {
  if (halfTime.test(found)) return "the hour, the minutes, and AM or PM";
  return halfDay.test(found)
    ? "the month, a day of that month, and a four-digit year"
    : undefined;
}
