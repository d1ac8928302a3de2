import { render, screen } from "@testing-library/react";
import React from "react";
import { DestinationLink } from "../../src/layout/destination-link";
import type { Destination } from "../../src/layout/navigation";

const home: Destination = { label: "Home", section: "home" };
const about: Destination = { label: "About", page: "/about" };

function renderLink(destination: Destination, path: string) {
  render(<DestinationLink destination={destination} path={path} />);
  return screen.getByRole("link", { name: destination.label });
}

test.each([
  [home, "/#home"],
  [about, "/about"],
])("$label leads to %s", (destination, href) => {
  const link = renderLink(destination, "/terms-of-use");

  expect(link).toHaveAttribute("href", href);
  expect(link).not.toHaveAttribute("aria-current");
});

test.each([
  [home, "/"],
  [about, "/about"],
])("$label knows that the visitor is there", (destination, path) => {
  const link = renderLink(destination, path);

  expect(link).toHaveAttribute("aria-current", "page");
});
