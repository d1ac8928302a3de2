import { z } from "zod";
import { timeForm, timeInIowa } from "../times";
import { labeledLink, line, paragraphs } from "./fields";
import { fieldKinds } from "./kinds";

/** A time in Iowa. */
function time() {
  return z
    .string()
    .regex(timeForm, {
      error:
        "write the day and the time, like  2026-05-02 09:00 , or like  2026-05-02 13:30  for 1:30 PM",
    })
    .refine((value) => timeInIowa(value) !== undefined, {
      error:
        "write a day and a time that exist; on the night when clocks go forward, there are none between 2:00 and 3:00",
    })
    .register(fieldKinds, { kind: "time" });
}

/** True if one of the two can't be read, which is another mistake. */
function isInOrder({
  start,
  end,
}: {
  start: string;
  end?: string | undefined;
}) {
  const from = timeInIowa(start);
  const to = timeInIowa(end ?? "");
  return !from || !to || Date.parse(from) < Date.parse(to);
}

const event = z
  .strictObject({
    title: line(80).describe("the event's name"),
    start: time().describe("when it begins, written like 2026-05-02 09:00"),
    end: time()
      .optional()
      .describe("when it ends, written like 2026-05-02 11:30"),
    place: line(120).optional().describe("where it is"),
    text: paragraphs(300)
      .optional()
      .describe("what happens there, in a sentence or two"),
    link: labeledLink()
      .optional()
      .describe("a link after the text: label and url"),
    canceled: z
      .boolean()
      .optional()
      .describe("true to show that the event is canceled"),
  })
  .refine(isInOrder, {
    path: ["end"],
    error:
      "write a time after the start; 1:30 PM is 13:30, and after midnight it is the next day",
  })
  .describe("one event: title and start");

/** content/events.yml: what visitors can come to. */
export const eventsSchema = z
  .array(event)
  .describe("a list of events, each starting with a hyphen");
