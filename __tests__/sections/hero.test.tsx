/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { Hero } from "../../src/sections/hero";
import { home } from "../../src/examples/home";
import { picture } from "../../src/examples/picture";

test("loads its picture first, and shows no credit if there is none", () => {
  render(<Hero {...home.hero} />);

  const image = screen.getByRole("img", { name: picture.alt });
  expect(image).toHaveAttribute("fetchpriority", "high");
  expect(screen.queryByText(/Photo:/)).not.toBeInTheDocument();
});
