import { z } from "zod";
import { isDay } from "./days";
import { timeForm, isoTime } from "./times";
import { labeledLink, line, paragraphs } from "./fields";
import { fieldTraits } from "./kinds";

/** A time in the site's time zone, or a day without a time. */
function time() {
  return z
    .string()
    .regex(timeForm, {
      error:
        "write one day and one time, like  2026-05-02 09:00  (1:30 PM is 13:30, and noon is 12:00); for a whole day, write only the day",
    })
    .refine((value) => isoTime(value) !== undefined, {
      error: "write a real day and time",
    })
    .register(fieldTraits, { kind: "time" });
}

interface Duration {
  start: string;
  end?: string | undefined;
}

/** Checks start and end, unless one can't be read, which is another mistake. */
const checked =
  (isRight: (start: string, end: string) => boolean) =>
  ({ start, end = "" }: Duration) => {
    const [from, to] = [isoTime(start), isoTime(end)];
    return !from || !to || isRight(from, to);
  };

const isOfOneKind = checked((start, end) => isDay(start) === isDay(end));

const isInOrder = checked(
  (start, end) => start < end || (start === end && isDay(end)),
);

const event = z
  .strictObject({
    title: line(80).describe("the event's name"),
    start: time().describe(
      "the day it begins, and the time unless it lasts all day",
    ),
    end: time()
      .optional()
      .describe("when it ends, or the last day if it lasts several whole days"),
    place: line(120).optional().describe("where it is"),
    text: paragraphs(300)
      .optional()
      .describe("what happens there, in a sentence or two"),
    link: labeledLink().optional().describe("a link after the text"),
    canceled: z
      .boolean()
      .optional()
      .describe("an event that stays on the site, marked as canceled"),
  })
  .refine(isOfOneKind, {
    path: ["end"],
    error:
      "write the time of both the start and the end, or only the day of both",
  })
  .refine(isInOrder, {
    path: ["end"],
    error:
      "it ends before it starts, or at the same time; write a later end, on the next day if it is after midnight",
  })
  .describe("one event: title and start");

/** content/events.yml: what visitors can come to. */
export const eventsSchema = z
  .array(event)
  .describe("a list of events, each starting with a hyphen");
