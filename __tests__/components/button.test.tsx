import { render, screen } from "@testing-library/react";
import React from "react";
import { Button } from "../../src/components/button";

test("is a secondary button that does not submit", () => {
  render(<Button>Show more</Button>);

  const button = screen.getByRole("button", { name: "Show more" });
  expect(button).toHaveAttribute("type", "button");
  expect(getComputedStyle(button).background).toContain("var(--color-quiet)");
});
