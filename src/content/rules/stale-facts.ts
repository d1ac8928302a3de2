import { dayAt, dayMonthsAgo } from "../days";
import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** Figures that are undated or too old, and past years. */
export const staleFacts = defineRule({
  id: "stale-facts",
  on: "field",
  launch: true,
  expected: "a day in the last 18 months",
  check({ field: { path, name, value }, file }, { now }) {
    const year = dayAt(now).slice(0, 4);
    if (name === "copyrightYear" && Number(value) < Number(year)) {
      return {
        found: String(value),
        expected: "the year in which the site goes live",
        fix: `write  copyrightYear: ${year}`,
      };
    }
    if (file.file !== "impact.yml") return;
    if (name === "asOf" && String(value) < dayMonthsAgo(now, 18)) {
      return {
        found: `${show(String(value))}, more than 18 months ago`,
        fix: "count again, and write the new figure and its day",
      };
    }
    const isDated = file.fields.some(
      (other) => other.path[0] === path[0] && other.name === "asOf",
    );
    if (name !== "value" || isDated) return;
    return {
      path: file.words([...path.slice(0, -1), "asOf"]),
      found: "nothing",
      fix: "add a line  asOf:  with the day on which the figure was true, written like 2025-06-30",
    };
  },
  examples: [
    {
      in: "impact.yml",
      bad: "  asOf: 2024-01-31",
      good: "  asOf: 2025-06-30",
      message:
        "2024-01-31, more than 18 months ago → count again, and write the new figure and its day",
    },
  ],
});
