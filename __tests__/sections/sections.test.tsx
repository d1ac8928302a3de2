/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { home } from "../../src/examples/home";
import { About } from "../../src/sections/about";
import { Hero } from "../../src/sections/hero";
import { Impact } from "../../src/sections/impact";

// page-at.test.tsx has the usual words.
test("the hero's second button can have words of its own", () => {
  render(<Hero {...home.hero} more="Who we are" />);

  expect(screen.getByRole("link", { name: "Who we are" })).toHaveAttribute(
    "href",
    home.hero.moreHref,
  );
});

test("without a picture of its own, About has the land as decoration", () => {
  const { container } = render(<About {...home.about} />);

  expect(container.querySelector("picture")).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("without drawings, About has no land, and the figures stand in the text", () => {
  const about = render(<About {...home.about} isDrawn={false} />);
  const impact = render(<Impact {...home.impact} isDrawn={false} />);

  expect(about.container.querySelector("picture")).not.toBeInTheDocument();
  expect(impact.container.querySelector("picture")).not.toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(
    home.impact.figures.length,
  );
});
