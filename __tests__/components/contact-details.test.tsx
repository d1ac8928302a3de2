import { render, screen } from "@testing-library/react";
import React from "react";
import { ContactDetails } from "../../src/components/contact-details";
import { site } from "../../src/examples/site";

test("links the email address that it shows", () => {
  render(<ContactDetails facts={site} />);

  const link = screen.getByRole("link", {
    name: /^office@ ?prairie\.example$/,
  });
  expect(link).toHaveAttribute("href", "mailto:office@prairie.example");
});

test("labels each fact with a term", () => {
  render(<ContactDetails facts={site} />);

  const definitions = screen.getAllByRole("definition");
  const facts = screen
    .getAllByRole("term")
    .map((term, index) => [term, definitions[index]])
    .map((pair) => pair.map((part) => part?.textContent));
  expect(facts).toEqual([
    ["Address", "7 Elm RoadOakville, Iowa 50001"],
    ["Email", "office@prairie.example"],
    ["Tax ID (EIN)", "12-3456789"],
  ]);
});

test("shows more ways to reach the organization, if given", () => {
  const contact = {
    phone: "515.555.0134 (call or text)",
    hours: "Mondays",
    mailingAddress: "P.O. Box 12",
    mapUrl: "https://map.example/",
  };
  render(<ContactDetails facts={{ ...site, contact }} />);

  const terms = screen.getAllByRole("term").map((term) => term.textContent);
  expect(terms).toEqual([
    "Address",
    "Mail",
    "Phone",
    "Email",
    "Hours",
    "Tax ID (EIN)",
  ]);
  expect(
    screen.getByRole("link", { name: "515.555.0134 (call or text)" }),
  ).toHaveAttribute("href", "tel:+15155550134");
  expect(screen.getByRole("link", { name: "See it on a map" })).toHaveAttribute(
    "href",
    "https://map.example/",
  );
});

test("is a description list with terms before definitions", () => {
  render(<ContactDetails facts={site} />);

  const definitions = screen.getAllByRole("definition");
  for (const [index, term] of screen.getAllByRole("term").entries()) {
    expect(term.closest("dl")).not.toBeNull();
    expect([...(term.parentElement?.children ?? [])]).toEqual([
      term,
      definitions[index],
    ]);
  }
});

test("breaks the line between street and city", () => {
  render(<ContactDetails facts={site} />);

  const [address] = screen.getAllByRole("definition");
  expect(address?.querySelector("address")?.innerHTML).toBe(
    "7 Elm Road<br>Oakville, Iowa 50001",
  );
});
