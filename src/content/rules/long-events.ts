import { dateOf, isoTime } from "../schema/times";
import { count } from "../words/amounts";
import { show } from "../words/show";
import type { Rule } from "./rule";

const longest = 60;

/** The time's day, counted from 1970; NaN if the time can't be read. */
const dayNumber = (time: string) =>
  Date.parse(dateOf(isoTime(time) ?? "")) / 86_400_000;

/** Events that last so long that the year of the end is likely a slip. */
export const longEvents: Rule<"value"> = {
  warning: true,
  expected: `an end at most ${longest} days after the start`,
  check({ kind, key, parent, text = "" }) {
    if (kind !== "time" || key !== "end") return;
    const days = dayNumber(text) - dayNumber(parent?.textOf("start") ?? "");
    if (!(days > longest)) return;
    return {
      found: `${show(text)}, ${count(days, "day")} after the start`,
      fix: "check the year and the month; if the event really lasts that long, leave them",
    };
  },
  examples: [
    {
      in: "events.yml",
      bad: "- title: Seed Day\n  start: 2027-05-02 09:00\n  end: 2028-05-02 11:30",
      good: "- title: Seed Day\n  start: 2027-05-02 09:00\n  end: 2027-05-02 11:30",
      message:
        "2028-05-02 11:30, 366 days after the start → check the year and the month; if the event really lasts that long, leave them",
    },
  ],
};
