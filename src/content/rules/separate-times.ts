import { fieldNames } from "../schema/schema-tree";
import { timeFrom } from "../typed-dates";
import { show } from "../words/show";
import type { Rule } from "./rule";

const dayField = /^(?:start|when|(?:start[\s_-]?)?(?:date|day))$/i;
const timeField = /^(?:(?:start|end)[\s_-]?)?(?:times?|hours)$/i;

/** Between the times in `9:00 AM - 1:00 PM` and `9am to noon`. */
const dash = / ?(?:[-–—]|\bto\b|\buntil\b) ?/;

/** A time that can't be twelve hours later: not 7:00 in `7:00 - 9:00 PM`. */
const clearTime = /[ap]\.?m\b|\b(?:1[3-9]|2[0-3]):/i;

/**
 * The fields of an event for a time, or for two with a dash between them, on a day:
 * `start: 2027-01-09 18:30`. Undefined if that isn't clear, or an end is too early.
 */
function fieldsFor(
  day: string,
  times: string,
  names: readonly string[],
  start = "",
) {
  const typed = times.split(dash);
  const values = typed.flatMap((time) => timeFrom(`${day} ${time}`) ?? []);
  const [first = "", second] = values;
  const isClear =
    typed.every((time) => clearTime.test(time)) &&
    values.length === typed.length &&
    values.length <= names.length &&
    first > start &&
    (second === undefined || second > first);
  return isClear
    ? values.map((value, index) => `${names[index] ?? ""}: ${value}`)
    : undefined;
}

/** The time of an event in a field of its own, which would be removed as unknown. */
export const separateTimes: Rule<"value"> = {
  expected: "the day and the time in one field: start or end",
  check({ type, children, file }) {
    if (!type || !fieldNames(type).includes("start")) return;
    const time = children.find(({ name }) => timeField.test(name));
    if (!time) return;
    const isEnd = /^end/i.test(time.name);
    const day = children.find(({ name }) => dayField.test(name));
    const date = day?.text?.split(isEnd ? " " : "\n")[0] ?? "";
    const hasEnd = children.some(({ name }) => name === "end");
    const names = [...(isEnd ? [] : ["start"]), ...(hasEnd ? [] : ["end"])];
    const fields = fieldsFor(
      date,
      time.text ?? "",
      names,
      isEnd ? day?.text : "",
    );
    const finding = {
      ...{ node: time, at: time.keyAt, end: time.end },
      found: `a field named ${show(time.name)}`,
    };
    if (!day || !fields) {
      const fix = "write the time after the day, like  start: 2026-05-02 18:30";
      return { ...finding, fix };
    }
    const both = `  in place of  ${show(day.name)}:  and  ${show(time.name)}:`;
    const fix = `write  ${fields.join("  and  ")}${isEnd ? "" : both}`;
    const isAdjacent =
      isEnd || /^\s+$/.test(file.text.slice(day.end, time.keyAt));
    const edit = {
      at: isEnd ? time.keyAt : day.keyAt,
      end: time.end,
      text: fields.join(`\n${" ".repeat(time.column)}`),
    };
    return { ...finding, fix, ...(isAdjacent && { edit }) };
  },
  examples: [
    {
      in: "events.yml",
      bad: "- title: Owl Walk\n  date: May 2, 2026\n  time: 6:30 - 8:00 PM\n  place: The barn",
      good: "- title: Owl Walk\n  start: 2026-05-02 18:30\n  end: 2026-05-02 20:00\n  place: The barn",
      message:
        "a field named time → write the time after the day, like  start: 2026-05-02 18:30",
    },
    {
      in: "events.yml",
      bad: "- title: Owl Walk\n  start: 2027-01-09\n  Time: 6:30 pm to 8pm",
      good: "- title: Owl Walk\n  start: 2027-01-09 18:30\n  end: 2027-01-09 20:00",
      message:
        "a field named Time → write  start: 2027-01-09 18:30  and  end: 2027-01-09 20:00  in place of  start:  and  Time:",
    },
    {
      in: "events.yml",
      bad: "- title: Owl Walk\n  start: 2027-01-09 18:30\n  end time: 8 p.m.",
      good: "- title: Owl Walk\n  start: 2027-01-09 18:30\n  end: 2027-01-09 20:00",
      message: "a field named end time → write  end: 2027-01-09 20:00",
    },
  ],
};
