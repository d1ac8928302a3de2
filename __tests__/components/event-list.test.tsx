/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import React from "react";
import { EventList } from "../../src/components/event-list";
import type { CalendarEvent } from "../../src/content/events";
import { event } from "../../src/examples/event";

function renderEvent(changes: Partial<CalendarEvent> = {}) {
  render(<EventList events={[{ ...event, ...changes }]} heading="h3" />);
  return screen.getByRole("listitem");
}

test("shows the title and the time, and nothing that is missing", () => {
  const item = renderEvent();

  expect(
    within(item).getByRole("heading", { level: 3, name: "Book Sale" }),
  ).toBeVisible();
  expect(within(item).getByRole("time")).toHaveAttribute(
    "datetime",
    "2031-05-03T09:00-06:00",
  );
  expect(within(item).getByRole("paragraph")).toHaveTextContent(
    /^Saturday, May 3, 2031, 9:00 AM$/,
  );
});

test("shows two events of one title and time at different places", () => {
  const places = ["The barn", "The pond"];
  const events = places.map((place) => ({ ...event, place }));
  render(<EventList events={events} heading="h3" />);

  for (const place of places) expect(screen.getByText(place)).toBeVisible();
});

test.each([
  ["one whole day", undefined, "Saturday, May 3, 2031"],
  ["one whole day with an end", "2031-05-03", "Saturday, May 3, 2031"],
  ["whole days", "2031-05-05", "Saturday, May 3, 2031 to Monday, May 5, 2031"],
])("shows %s without an hour", (_, end, text) => {
  const item = renderEvent({ start: "2031-05-03", end });

  expect(within(item).getByRole("paragraph").textContent).toBe(text);
  expect(within(item).getByText("Saturday, May 3, 2031")).toHaveAttribute(
    "datetime",
    "2031-05-03",
  );
  expect(item).toHaveTextContent(/^May 3/);
});

test.each([
  ["on the same day", "2031-05-03T11:30-06:00", "11:30 AM"],
  ["on another day", "2031-05-04T11:30-06:00", "Sunday, May 4, 2031, 11:30 AM"],
])("shows an end %s", (_, end, text) => {
  renderEvent({ end });

  expect(screen.getByRole("paragraph")).toHaveTextContent(
    `Saturday, May 3, 2031, 9:00 AM to ${text}`,
  );
});
