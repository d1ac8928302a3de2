import { dayAtOffset, dayMonthsAgo } from "../schema/days";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { valueCorrection } from "./shared/correction";
import { nothing } from "./shared/nothing";

/** Figures that are undated or too old, and past years. */
export const staleFacts: Rule<"value"> = {
  launch: true,
  expected: "a day in the last 18 months",
  check(node, { now }) {
    const { name, parent, text = "", file } = node;
    const year = dayAtOffset(now).slice(0, 4);
    if (name === "copyrightYear" && Number(text) < Number(year)) {
      return {
        found: text,
        expected: "the year the site goes live",
        ...valueCorrection(node, year),
      };
    }
    if (file.path !== "impact.yml") return;
    if (name === "asOf" && text < dayMonthsAgo(now, 18)) {
      return {
        found: `${show(text)}, more than 18 months ago`,
        fix: "count again, and write the new figure and the day you counted",
      };
    }
    if (name !== "value" || !parent || parent.field("asOf")) return;
    return {
      ...{ node: parent, lacks: "asOf" },
      ...nothing(),
      fix: "add a line  asOf:  with the day the figure was counted, written like 2025-06-30",
    };
  },
  examples: [
    {
      in: "impact.yml",
      bad: "  asOf: 2024-01-31",
      good: "  asOf: 2025-06-30",
      message:
        "2024-01-31, more than 18 months ago → count again, and write the new figure and the day you counted",
    },
  ],
};
