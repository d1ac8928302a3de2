/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import StyleGuide from "../../src/styleguide/style-guide";

test("shows the components with their names", () => {
  render(<StyleGuide />);

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
