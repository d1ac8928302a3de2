import { render, screen } from "@testing-library/react";
import React from "react";
import { Home } from "../../src/sections/home";
import { home } from "../fixtures/home";
import { donateHref } from "../fixtures/site";

test("the seven sections stand in the order of the specification", () => {
  const { container } = render(<Home {...home} />);

  const sections = [...container.querySelectorAll("section")];
  expect(
    sections.map((section) => [
      section.id,
      section.querySelector("h1, h2")?.textContent,
    ]),
  ).toEqual([
    ["home", "Prairie, for keeps"],
    ["about", "About Our Foundation"],
    ["mission", "Our Mission"],
    ["programs", "Our Programs"],
    ["", "Our Impact"],
    ["", "Join Our Conservation Mission"],
    ["contact", "Get In Touch"],
  ]);
});

test("has one main heading", () => {
  render(<Home {...home} />);

  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

test("each section has its own words", () => {
  render(<Home {...home} />);

  for (const section of [
    home.about,
    home.mission,
    home.programs,
    home.impact,
    home.callToAction,
    home.contact,
  ]) {
    expect(screen.getAllByText(section.lead)).toHaveLength(1);
  }
});

test("both donate links lead to the same address", () => {
  render(<Home {...home} />);

  const links = screen.getAllByRole("link", { name: /opens in a new tab/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    donateHref,
    donateHref,
  ]);
});
