import { timeZonesInWords } from "../schema/times";
import type { Rule } from "./rule";
import { nothing } from "./shared/nothing";

const fix = `add a line such as  timeZone: America/Chicago  with your time zone: ${timeZonesInWords}, or the name of another place with the same time`;

/** Dates without a time zone, which says when they begin and end. */
export const timeZone: Rule<"content"> = {
  expected:
    "the time zone of your events and notices, such as America/New_York",
  check({ yaml }) {
    const site = yaml["site.yml"];
    const hasDates =
      yaml["events.yml"]?.root.children.length ||
      yaml["notice.yml"]?.root.field("until");
    // It may be in a part that can't be read.
    if (!site || site.errors.length > 0) return;
    if (!hasDates || site.root.field("timeZone")) return;
    return {
      ...{ node: site.root, lacks: "timeZone" },
      ...nothing(", though there are dates"),
      fix,
    };
  },
  examples: [
    {
      in: "site.yml",
      beside: { "events.yml": "- title: Seed Day\n  start: 2027-05-02 09:00" },
      bad: "#",
      good: "timeZone: America/Denver",
      message: `nothing, though there are dates → ${fix}`,
    },
  ],
};
