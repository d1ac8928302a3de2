import { formatTime, withOffset, isoTime } from "../schema/times";
import { parseTypedTime } from "./shared/typed-dates";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { valueCorrection } from "./shared/correction";

/**
 * An hour before 6 AM without a zero before it, which is often meant to be PM.
 */
const nightHour = / ([1-5])(:\d\d)$/;

/** Times of events as people write them, and those that no clock shows. */
export const times: Rule<"value"> = {
  expected: "a day and a time, written like 2026-05-02 09:00, or a day alone",
  check(node, { timeZone }) {
    const text = (node.text ?? "").trim();
    if (node.kind?.kind !== "time") return;
    const found = show(text);
    if (isoTime(text)) {
      const [, hour, minute] = nightHour.exec(text) ?? [];
      if (hour) {
        return {
          found: `${found}, which is early in the morning`,
          fix: `write  ${Number(hour) + 12}${minute}  for the afternoon, or  0${hour}${minute}  for the early morning`,
        };
      }
      if (withOffset(timeZone, text)) return;
      return {
        found: `${found}, a time that is skipped when the clocks go forward`,
        fix: "write a time one hour later",
      };
    }
    const time = parseTypedTime(text);
    if (time === undefined || !withOffset(timeZone, time)) return;
    const words = formatTime(time).replace("\u00a0", " ");
    const { fix, edit } = valueCorrection(node, time);
    return { found, fix: `${fix}  for ${words}`, edit };
  },
  examples: [
    {
      in: "events.yml",
      bad: "- title: Owl Walk\n  start: 2027-03-14 02:30",
      good: "- title: Owl Walk\n  start: 2027-03-14 03:30",
      message:
        "2027-03-14 02:30, a time that is skipped when the clocks go forward → write a time one hour later",
    },
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
    {
      in: "events.yml",
      bad: "- title: Seed Day\n  start: 2027-05-02 1:30",
      good: "- title: Seed Day\n  start: 2027-05-02 13:30",
      message:
        "2027-05-02 1:30, which is early in the morning → write  13:30  for the afternoon, or  01:30  for the early morning",
    },
  ],
};
