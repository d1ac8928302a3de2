/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import React from "react";
import StylePage from "../../src/styleguide/style-page";
import { tokens } from "../../src/theme/tokens";

test("shows each component with its name", () => {
  render(<StylePage />);

  for (const name of ["Button", "DonateLink", "Figures", "Note"]) {
    const specimen = screen.getByRole("region", { name });
    expect(
      within(specimen).getByRole("heading", { level: 2, name }),
    ).toBeVisible();
  }
  expect(
    within(screen.getByRole("region", { name: "DonateLink" })).getAllByRole(
      "link",
    ),
  ).toHaveLength(3);
});

test("shows every color with its name", () => {
  render(<StylePage />);

  const inks = within(screen.getByRole("region", { name: "Inks" }));
  expect(
    inks.getAllByRole("listitem").map(({ textContent }) => textContent),
  ).toEqual(Object.keys(tokens.color));
});
