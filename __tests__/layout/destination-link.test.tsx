import { render, screen } from "@testing-library/react";
import React from "react";
import { DestinationLink } from "../../src/layout/destination-link";
import type { Destination } from "../../src/layout/navigation";

const home: Destination = { label: "Home", section: "home" };
const about: Destination = { label: "About", page: "/about" };

function renderLink(destination: Destination, path: string) {
  const onClick = jest.fn((event?: Event) => event?.preventDefault());
  render(
    <DestinationLink
      destination={destination}
      path={path}
      onClick={() => onClick()}
    />,
  );
  return {
    link: screen.getByRole("link", { name: destination.label }),
    onClick,
  };
}

test.each([
  [home, "/#home"],
  [about, "/about"],
])("$label leads to %s", (destination, href) => {
  const { link } = renderLink(destination, "/terms-of-use");

  expect(link).toHaveAttribute("href", href);
  expect(link).not.toHaveAttribute("aria-current");
});

test.each([
  [home, "/"],
  [about, "/about"],
])("$label knows that the visitor is there", (destination, path) => {
  const { link } = renderLink(destination, path);

  expect(link).toHaveAttribute("aria-current", "page");
});

test.each([home, about])("$label tells its owner of a click", (destination) => {
  const { link, onClick } = renderLink(destination, "/");
  link.addEventListener("click", (event) => event.preventDefault());

  link.click();

  expect(onClick).toHaveBeenCalledTimes(1);
});
