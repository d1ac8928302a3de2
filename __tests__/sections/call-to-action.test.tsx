/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { CallToAction } from "../../src/sections/call-to-action";
import { home } from "../../src/examples/home";

test("a picture without alt text and credit is decorative", () => {
  const picture = { ...home.callToAction.picture, alt: "" };
  render(<CallToAction {...home.callToAction} picture={picture} />);

  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.queryByText(/Photo:/)).not.toBeInTheDocument();
});
