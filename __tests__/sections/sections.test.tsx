/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { home } from "../../src/examples/home";
import { About } from "../../src/sections/about";
import { CallToAction } from "../../src/sections/call-to-action";
import { Contact } from "../../src/sections/contact";
import { Hero } from "../../src/sections/hero";
import { Impact } from "../../src/sections/impact";

test("the hero's second button can have words of its own", () => {
  const { rerender } = render(<Hero {...home.hero} more="Who we are" />);
  const { moreHref } = home.hero;
  expect(screen.getByRole("link", { name: "Who we are" })).toHaveAttribute(
    "href",
    moreHref,
  );

  rerender(<Hero {...home.hero} />);
  expect(screen.getByRole("link", { name: "Learn More" })).toHaveAttribute(
    "href",
    moreHref,
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

test("a picture without alt text and credit is decorative", () => {
  const picture = { ...home.callToAction.picture, alt: "" };
  render(<CallToAction {...home.callToAction} picture={picture} />);

  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.queryByText(/Photo:/)).not.toBeInTheDocument();
});

test("there is a drawing beside the contact details only if the content names one", () => {
  const { rerender } = render(<Contact {...home.contact} icon="book" />);
  expect(screen.getByRole("presentation")).toHaveAttribute(
    "src",
    "/vignettes/book.svg",
  );

  rerender(<Contact {...home.contact} />);
  expect(screen.queryByRole("presentation")).not.toBeInTheDocument();
});
