import { render, screen, within } from "@testing-library/react";
import React from "react";
import { event } from "../../src/examples/event";
import { ComingUp } from "../../src/sections/coming-up";

test("shows the next three events, and leads to all", () => {
  const titles = ["Seed Day", "Frog Walk", "Potluck", "Burn"];
  render(<ComingUp events={titles.map((title) => ({ ...event, title }))} />);

  const section = within(screen.getByRole("region", { name: "Coming Up" }));
  const headings = section.getAllByRole("heading", { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    titles.slice(0, 3),
  );
  expect(section.getByRole("link", { name: "See All Events" })).toHaveAttribute(
    "href",
    "/events",
  );
});

test("is absent without events", () => {
  const { container } = render(<ComingUp events={[]} />);

  expect(container).toBeEmptyDOMElement();
});
