import { isYamlFile } from "../schema/files";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { parseTypedDay } from "./shared/typed-dates";

/** As in `Saturday, May 2nd, 2026`, or `Sat., May 2`. */
const typed =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|r|rs|nes|ur)?(?:day|\.)?,? ([A-Z][a-z]+\.? \d{1,2})(?:st|nd|rd|th)?\b(?:,? (20\d\d))?/g;

const longWeekday = new Intl.DateTimeFormat("en", {
  weekday: "long",
  timeZone: "UTC",
});

/** The day that is meant; without a year, the one closest to today. */
function dayMeant(monthAndDay: string, year: string | undefined, now: Date) {
  const thisYear = now.getUTCFullYear();
  const years = year ? [year] : [thisYear - 1, thisYear, thisYear + 1];
  const distance = (day: string) => Math.abs(Date.parse(day) - now.getTime());
  const [closest] = years
    .flatMap((each) => parseTypedDay(`${monthAndDay}, ${each}`) ?? [])
    .toSorted((one, other) => distance(one) - distance(other));
  return closest;
}

const fix =
  "correct the weekday or the date; if you mean another year, write it";

/** Dates that aren't on the weekday beside them: people would come on the wrong day. */
export const weekdays: Rule<"value"> = {
  warning: true,
  expected: "the weekday on which that date falls",
  *check({ text, source, at: start, file }, { now }) {
    if (text === undefined) return;
    for (const match of source.matchAll(typed)) {
      const [words, weekday = "", monthAndDay = "", year] = match;
      // A page may report on earlier years.
      if (!year && !isYamlFile(file.path)) continue;
      const day = dayMeant(monthAndDay, year, now);
      const right = day && longWeekday.format(Date.parse(day));
      if (!day || right?.startsWith(weekday)) continue;
      yield {
        at: start + match.index,
        found: `${show(words)}, which is a ${right} in ${day.slice(0, 4)}`,
        fix,
      };
    }
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "Join us on Saturday, October 5, 2025.",
      good: "Join us on Sunday, October 5, 2025, as on Friday, May 3.",
      message: `Saturday, October 5, 2025, which is a Sunday in 2025 → ${fix}`,
    },
    {
      bad: "  description: We sow on Fri., Oct. 4th.",
      good: "  description: We sow on Sat., Oct. 4th, not in Sundayville 3.",
      message: `Fri., Oct. 4th, which is a Saturday in 2025 → ${fix}`,
    },
  ],
};
