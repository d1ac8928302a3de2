import { render, screen, within } from "@testing-library/react";
import React from "react";
import { About } from "../../src/sections/about";
import { home } from "../../src/examples/home";

test("introduces the foundation, a paragraph at a time", () => {
  render(<About {...home.about} text={"We own no land.\n\nWe tend it."} />);

  const about = screen.getByRole("region", { name: "About Our Foundation" });
  expect(about).toHaveAttribute("id", "about");
  expect(within(about).getByText("Neighbors since the start.")).toBeVisible();
  expect(within(about).getByText("We own no land.")).toBeVisible();
  expect(within(about).getByText("We tend it.")).toBeVisible();
});
