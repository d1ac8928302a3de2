import { formatTime, timeFrom, timeOf } from "../times";
import { show } from "../words/show";
import { defineRule } from "./define-rule";
import { valueCorrection } from "./shared/correction";

/** Times of events as people write them. */
export const times = defineRule({
  id: "times",
  on: "value",
  expected: "a day and a time, written like 2026-05-02 09:00, or a day alone",
  check(node) {
    const text = (node.text ?? "").trim();
    if (node.kind?.kind !== "time" || timeOf(text)) return;
    const time = timeFrom(text);
    // The schema has words for what isn't certain.
    if (time === undefined) return;
    const words = formatTime(time).replace("\u00a0", " ");
    const { fix, edit } = valueCorrection(node, time);
    return { found: show(text), fix: `${fix}  for ${words}`, edit };
  },
  examples: [
    {
      in: "events.yml",
      bad: "- title: Seed Day\n  start: 05/02/2027 9:00 AM",
      good: "- title: Seed Day\n  start: 2027-05-02 09:00",
      message:
        "05/02/2027 9:00 AM → write  start: 2027-05-02 09:00  for Sunday, May 2, 2027, 9:00 AM",
    },
    {
      in: "events.yml",
      bad: "- title: Seed Day\n  start: May 2, 2027",
      good: "- title: Seed Day\n  start: 2027-05-02",
      message:
        "May 2, 2027 → write  start: 2027-05-02  for Sunday, May 2, 2027",
    },
  ],
});
