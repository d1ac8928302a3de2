/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { About } from "../../src/sections/about";
import { home } from "../../src/examples/home";
import { picture } from "../../src/examples/picture";

test("without a picture of its own, the land is decorative", () => {
  render(<About {...home.about} />);

  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("shows a picture of its own, with its credit", () => {
  render(<About {...home.about} picture={{ ...picture, credit: "Ann Lee" }} />);

  expect(screen.getByRole("img")).toHaveAccessibleName(picture.alt);
  expect(screen.getByText("Photo: Ann Lee")).toBeVisible();
});

test("without drawings, there is no land", () => {
  const { container } = render(<About {...home.about} isDrawn={false} />);

  expect(container.querySelector("picture")).not.toBeInTheDocument();
});
