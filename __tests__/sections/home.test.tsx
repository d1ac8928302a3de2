import { render, screen } from "@testing-library/react";
import React from "react";
import { Home } from "../../src/sections/home";
import { home } from "../../src/examples/home";
import { donateHref } from "../../src/examples/site";

test("the seven sections stand in their order", () => {
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

test.each([
  ["About Our Foundation", home.about.lead],
  ["Our Mission", home.mission.lead],
  ["Our Programs", home.programs.lead],
  ["Our Impact", home.impact.lead],
  ["Join Our Conservation Mission", home.callToAction.lead],
  ["Get In Touch", home.contact.lead],
])("%s begins with its heading and its own lead", (name, lead) => {
  render(<Home {...home} />);

  const section = screen.getByRole("region", { name });
  const [first, second] = section.textContent.split(lead);
  expect(first).toBe(name);
  expect(second).not.toBe("");
});

test.each([
  ["About Our Foundation", /^(?!var)/],
  ["Our Mission", /^var\(--b-color-mission\)/],
  ["Our Programs", /^(?!var)/],
  ["Our Impact", /^var\(--b-color-band\)/],
  ["Get In Touch", /^(?!var)/],
])("%s stands on its own ground", (name, ground) => {
  render(<Home {...home} />);

  const section = screen.getByRole("region", { name });
  expect(getComputedStyle(section).background).toMatch(ground);
});

test("both donate links lead to the same address", () => {
  render(<Home {...home} />);

  const links = screen.getAllByRole("link", { name: /opens in a new tab/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    donateHref,
    donateHref,
  ]);
});
