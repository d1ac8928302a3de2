/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { EventList } from "../../src/components/event-list";
import { event } from "../examples/event";

test("shows two events with the same title and time at different places", () => {
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
  const days = { ...event, start: "2031-05-03", end };
  render(<EventList events={[days]} heading="h3" />);
  const item = screen.getByRole("listitem");

  expect(within(item).getByRole("paragraph").textContent).toBe(text);
  expect(within(item).getByText("Saturday, May 3, 2031")).toHaveAttribute(
    "datetime",
    "2031-05-03",
  );
  expect(item).toHaveTextContent(/^May 3/);
});
