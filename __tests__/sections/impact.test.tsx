/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { home } from "../../src/examples/home";
import { Impact } from "../../src/sections/impact";

test("without drawings, the figures stand in the text", () => {
  const { container } = render(<Impact {...home.impact} isDrawn={false} />);

  expect(screen.getAllByRole("listitem")).toHaveLength(
    home.impact.figures.length,
  );
  expect(container.querySelector("picture")).not.toBeInTheDocument();
});
