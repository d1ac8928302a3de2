import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { Button } from "../../src/components/button";

test("is a secondary button that does not submit", () => {
  render(<Button>Show more</Button>);

  const button = screen.getByRole("button", { name: "Show more" });
  expect(button).toHaveAttribute("type", "button");
  expect(getComputedStyle(button).background).toContain("var(--b-color-quiet)");
});

test("shows the press when the finger lands, before the click", () => {
  render(<Button>Show more</Button>);
  const button = screen.getByRole("button", { name: "Show more" });
  const animate = jest.spyOn(button, "animate");

  fireEvent.pointerDown(button);

  expect(animate).toHaveBeenCalledWith(
    expect.objectContaining({ translate: ["0 4px", "0 4px"] }),
    150,
  );
});
