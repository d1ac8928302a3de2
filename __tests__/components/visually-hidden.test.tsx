import { render, screen } from "@testing-library/react";
import React from "react";
import { VisuallyHidden } from "../../src/components/visually-hidden";

test("is part of the accessible name and takes no space", () => {
  render(
    <button type="button">
      Close<VisuallyHidden> the list</VisuallyHidden>
    </button>,
  );

  expect(
    screen.getByRole("button", { name: "Close the list" }),
  ).toBeInTheDocument();
  expect(screen.getByText("the list")).toHaveStyle({
    position: "absolute",
    width: "var(--b-line-hair)",
    overflow: "hidden",
  });
});
