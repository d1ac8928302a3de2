/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import StylePage from "../../src/styleguide/style-page";

test("shows the components with their names", () => {
  render(<StylePage />);

  for (const name of [
    "Inks",
    "Button",
    "DonateLink",
    "ImpactFigures",
    "Note",
  ]) {
    expect(screen.getByRole("region", { name })).toBeVisible();
  }
});
