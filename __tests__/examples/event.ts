import type { CalendarEvent } from "../../src/content/site/events";

export const event: CalendarEvent = {
  title: "Book Sale",
  start: "2031-05-03T09:00-06:00",
};
