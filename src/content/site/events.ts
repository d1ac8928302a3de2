import type { z } from "zod";
import { todayIn, isDay } from "../schema/days";
import { eventsAddress } from "../schema/page-address";
import type { eventsSchema } from "../schema/events";
import type { LabeledLink } from "../schema/fields";
import { dateOf, withOffset } from "../schema/times";

/** An event as the site shows it. Optional fields are null in queries. */
export interface CalendarEvent {
  readonly title: string;
  /**
   * ISO 8601 with the UTC offset: `2026-05-02T09:00-05:00`. For an event of
   * whole days, the first and the last day: `2026-05-02`.
   */
  readonly start: string;
  readonly end?: string | null | undefined;
  readonly place?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly link?: LabeledLink | null | undefined;
  readonly canceled?: boolean | null | undefined;
}

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
export function comingEvents(
  written: z.infer<typeof eventsSchema>,
  timeZone: string,
  now: Date,
): CalendarEvent[] {
  return written
    .map(({ start, end, ...event }) => ({
      ...event,
      start: withOffset(timeZone, start) ?? start,
      end: end && withOffset(timeZone, end),
    }))
    .filter((event) => !isOver(event, timeZone, now))
    .sort((one, other) => (one.start < other.start ? -1 : 1));
}

/** Where to read more about an event. */
export function eventAddress(
  { link }: CalendarEvent,
  absolute: (path: string) => string,
) {
  const url = link?.url ?? eventsAddress;
  return url.startsWith("/") ? absolute(url) : url;
}
