import { render, screen } from "@testing-library/react";
import React from "react";
import { event } from "../../src/examples/event";
import EventsPage from "../../src/templates/events";

const none = "No events are planned right now.";

test("lists the events, and links to the calendar file", () => {
  render(<EventsPage data={{ site: { events: [event] } }} />);

  expect(screen.getByRole("article")).toHaveTextContent(/^Events/);
  expect(
    screen.getByRole("heading", { level: 2, name: "Seed Day" }),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Add to your calendar" }),
  ).toHaveAttribute("href", "/events.ics");
  expect(screen.queryByText(none)).not.toBeInTheDocument();
});

test("says so if there are none", () => {
  render(<EventsPage data={{ site: { events: [] } }} />);

  expect(screen.getByText(none)).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
