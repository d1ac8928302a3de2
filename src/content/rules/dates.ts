import {
  dayAtOffset,
  earliestYear,
  firstZone,
  formatDate,
  incomplete,
  isDay,
} from "../schema/days";
import { formatTime, isoTime } from "../schema/times";
import type { ValueNode } from "../read/value-node";
import { show } from "../words/show";
import type { Finding, Rule } from "./rule";
import { valueCorrection } from "./shared/correction";
import { parseTypedDay, parseTypedTime } from "./shared/typed-dates";

/** A date as people write it, and as the site reads it. */
function rewritten(node: ValueNode, date: string, inWords: string): Finding {
  const { fix, edit } = valueCorrection(node, date);
  const found = show(node.text ?? "");
  return { found, fix: `${fix}  for ${inWords}`, edit };
}

function dayMistake(node: ValueNode, text: string, isPast: boolean, now: Date) {
  const day = isDay(text) ? text : parseTypedDay(text);
  // The schema reports what isn't certain.
  if (day === undefined) return undefined;
  const expected = isPast ? `a day from ${earliestYear} to today` : "a day";
  if (isPast && day > dayAtOffset(now, firstZone)) {
    return {
      found: `${show(text)}, a future date`,
      expected,
      fix: "write today's date, or the earlier day the text changed or the figure was counted",
    };
  }
  if (day !== text) {
    return {
      expected: `${expected}, written like 2025-06-30`,
      ...rewritten(node, day, formatDate(day)),
    };
  }
  return day < `${earliestYear}-01-01`
    ? { found: `${day}, long ago`, expected, fix: "write the right year" }
    : undefined;
}

/**
 * An hour before 6 AM without a zero before it, which is often meant to be PM.
 */
const nightHour = / ([1-5])(:\d\d)$/;

function timeMistake(node: ValueNode, text: string): Finding | undefined {
  if (!isoTime(text)) {
    const time = parseTypedTime(text);
    const inWords = time && formatTime(time).replace("\u00a0", " ");
    return inWords ? rewritten(node, time, inWords) : undefined;
  }
  const [, hour, minute] = nightHour.exec(text) ?? [];
  if (!hour) return undefined;
  return {
    found: `${show(text)}, which is early in the morning`,
    fix: `write  ${Number(hour) + 12}${minute}  for the afternoon, or  0${hour}${minute}  for the early morning`,
  };
}

/** The parts that a day or a time still needs, if it is only half typed. */
function missingParts(text: string): Finding | undefined {
  if (!text.includes(incomplete)) return undefined;
  const expected = text.startsWith(incomplete)
    ? "the month, a day of that month, and a four-digit year"
    : "the hour, the minutes, and AM or PM";
  return { found: text, expected, fix: "complete it", isMissing: true };
}

/**
 * Half-typed days and times, those written another way, days in the future or long
 * ago, and times of events that may be half a day off.
 */
export const dates: Rule<"value"> = {
  expected: "a day and a time, written like 2026-05-02 09:00, or a day alone",
  check(node, { now }) {
    const { traits } = node;
    const text = (node.text ?? "").trim();
    if (traits?.kind === "day") {
      return missingParts(text) ?? dayMistake(node, text, traits.isPast, now);
    }
    if (traits?.kind !== "time") return undefined;
    return missingParts(text) ?? timeMistake(node, text);
  },
  examples: [
    {
      in: "impact.yml",
      bad: "  asOf: not complete",
      good: "  asOf: 2025-06-30",
      message: "not complete → complete it",
    },
    {
      in: "impact.yml",
      bad: "  asOf: >-\n    3/1/2025",
      good: "  asOf: 2025-03-01",
      message: "3/1/2025 → write  2025-03-01  for March 1, 2025",
    },
    {
      in: "impact.yml",
      bad: "  asOf: 2/30/2025",
      good: "  asOf: 2025-06-30",
      message:
        "2/30/2025 → write the year, month and day of a real date, such as  2025-06-30",
    },
    {
      in: "impact.yml",
      bad: "  asOf: 2025-08-03",
      good: "  asOf: 2025-08-01",
      message:
        "2025-08-03, a future date → write today's date, or the earlier day the text changed or the figure was counted",
    },
    {
      in: "impact.yml",
      bad: "  asOf: 1925-06-30",
      good: "  asOf: 2025-06-30",
      message: "1925-06-30, long ago → write the right year",
    },
    {
      in: "events.yml",
      bad: "- title: Seed Day\n  start: 05/02/2027 9:00 AM",
      good: "- title: Seed Day\n  start: 2027-05-02 09:00",
      message:
        "05/02/2027 9:00 AM → write  2027-05-02 09:00  for Sunday, May 2, 2027, 9:00 AM",
    },
    {
      in: "events.yml",
      bad: "- title: Seed Day\n  start: 2027-05-02 5:30",
      good: "- title: Seed Day\n  start: 2027-05-02 17:30",
      message:
        "2027-05-02 5:30, which is early in the morning → write  17:30  for the afternoon, or  05:30  for the early morning",
    },
  ],
};
