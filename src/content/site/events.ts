import type { z } from "zod";
import { todayIn, isDay } from "../schema/days";
import { eventsAddress } from "../schema/page-address";
import type { eventsSchema } from "../schema/events";
import { dateOf, withOffset } from "../schema/times";

type WrittenEvent = z.infer<typeof eventsSchema>[number];

/**
 * An event as the site shows it. Its start and end are in ISO 8601 with the UTC
 * offset: `2026-05-02T09:00-05:00`; for an event of whole days, they are its
 * first and last day: `2026-05-02`. Optional fields are null in queries.
 */
export type CalendarEvent = {
  readonly [Name in keyof WrittenEvent]:
    WrittenEvent[Name] | (undefined extends WrittenEvent[Name] ? null : never);
};

/**
 * Whether something with a start and an end is over. Without an end time, it
 * lasts until the end of the day.
 */
export const isOver = (
  { start, end }: Pick<CalendarEvent, "start" | "end">,
  timeZone: string,
  now: Date,
) =>
  end && !isDay(end)
    ? Date.parse(end) <= now.getTime()
    : dateOf(end ?? start) < todayIn(timeZone, now);

/** The events that are not over, earliest first. */
export function comingEvents<Event extends WrittenEvent>(
  written: readonly Event[],
  timeZone: string,
  now: Date,
): Event[] {
  return written
    .map((event) => ({
      ...event,
      start: withOffset(timeZone, event.start) ?? event.start,
      end: event.end && withOffset(timeZone, event.end),
    }))
    .filter((event) => !isOver(event, timeZone, now))
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
}

/** Where to read more about an event. */
export function eventAddress(
  { link }: CalendarEvent,
  absolute: (address: string) => string,
) {
  const url = link?.url ?? eventsAddress;
  return url.startsWith("/") ? absolute(url) : url;
}
