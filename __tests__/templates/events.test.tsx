/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import EventsPage from "../../src/templates/events";

test("says so if there are no events", () => {
  render(<EventsPage data={{ site: { events: [], drawings: null } }} />);

  expect(screen.getByText("No events are planned right now.")).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
