import type { CalendarEvent } from "../content/events";

export const event: CalendarEvent = {
  title: "Seed Day",
  start: "2031-05-03T09:00-05:00",
};
