import {
  dayAtOffset,
  earliestYear,
  firstZone,
  formatDate,
  isDay,
} from "../schema/days";
import { parseTypedDay } from "./shared/typed-dates";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { valueCorrection } from "./shared/correction";

/** Dates in the wrong format, in the future, or too far in the past. */
export const days: Rule<"value"> = {
  check(node, { now }) {
    const { kind } = node;
    const text = (node.text ?? "").trim();
    if (kind?.kind !== "day" || text === "") return;
    const day = isDay(text) ? text : parseTypedDay(text);
    // The schema reports what isn't certain.
    if (day === undefined) return;
    const expected = kind.isPast
      ? `a day from ${earliestYear} to today, written like 2025-06-30`
      : "a day, written like 2025-06-30";
    if (kind.isPast && day > dayAtOffset(now, firstZone)) {
      return {
        found: `${show(text)}, a future date`,
        expected,
        fix: "write today's date, or the earlier day the text changed or the figure was counted",
      };
    }
    if (day !== text) {
      const { fix, edit } = valueCorrection(node, day);
      const words = `${fix}  for ${formatDate(day)}`;
      return { found: show(text), expected, fix: words, edit };
    }
    if (day >= `${earliestYear}-01-01`) return;
    return { found: `${day}, long ago`, expected, fix: "write the right year" };
  },
  examples: [
    {
      in: "impact.yml",
      bad: "  asOf: >-\n    3/1/2025",
      good: "  asOf: 2025-03-01",
      message: "3/1/2025 → write  asOf: 2025-03-01  for March 1, 2025",
    },
    {
      in: "pages/privacy-policy.mdx",
      bad: "lastUpdated: June 30th, 2025",
      good: "lastUpdated: 2025-06-30",
      message:
        "June 30th, 2025 → write  lastUpdated: 2025-06-30  for June 30, 2025",
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
  ],
};
