import { render } from "@testing-library/react";
import React from "react";
import { Shield } from "../../src/components/shield";
import { theme } from "../../src/theme/theme";

test("is an SVG hidden from screen readers", () => {
  const { container } = render(<Shield />);

  const drawing = container.querySelector("svg");
  expect(drawing).toHaveAttribute("aria-hidden", "true");
  expect(drawing).toHaveAttribute("viewBox", "0 0 64 64");
  expect(drawing).toHaveAttribute("width", "46");
  expect(drawing).toHaveAttribute("height", "46");
});

test("uses the logo's colors from back to front", () => {
  const { container } = render(<Shield />);

  const { outline, sky, sun, far, land, river } = theme.logo;
  const shapes = [...(container.querySelector("svg")?.children ?? [])];
  expect(shapes.map((shape) => shape.getAttribute("fill"))).toEqual([
    outline,
    sky,
    sun,
    far,
    land,
    river,
  ]);
});
