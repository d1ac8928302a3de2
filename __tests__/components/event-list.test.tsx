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

// The sample has an event of two whole days.
test("shows one whole day without an hour, also with an end", () => {
  const day = { ...event, start: "2031-05-03", end: "2031-05-03" };
  render(<EventList events={[day]} heading="h3" />);
  const item = screen.getByRole("listitem");

  expect(item).toHaveTextContent(/^May 3/);
  const { textContent } = within(item).getByRole("paragraph");
  expect(textContent).toBe("Saturday, May 3, 2031");
});
