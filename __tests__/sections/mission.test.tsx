import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Mission } from "../../src/sections/mission";
import { home } from "../../src/examples/home";

function renderMission() {
  render(<Mission {...home.mission} />);
  return within(screen.getByRole("region", { name: "Our Mission" }));
}

test("is the target of links to the mission", () => {
  const mission = renderMission();

  expect(screen.getByRole("region")).toHaveAttribute("id", "mission");
  expect(mission.getByText("Three things we do.")).toBeVisible();
});

test("lists the pillars in the order given, each under its title", () => {
  const list = within(renderMission().getByRole("list"));

  expect(
    list
      .getAllByRole("listitem")
      .map((pillar) => [
        within(pillar).getByRole("heading", { level: 3 }).textContent,
        pillar.querySelector("p")?.textContent,
      ]),
  ).toEqual([
    ["Teach", "Classes by the pond."],
    ["Protect", "Nests and dens."],
    ["Enjoy", "Paths for walking."],
  ]);
});

test("shows each pillar's drawing above its title, and its text below", () => {
  const pillars = renderMission().getAllByRole("listitem");

  for (const { children } of pillars) {
    const parts = [...children].map(({ localName }) => localName);
    expect(parts).toEqual(["picture", "h3", "p"]);
  }
  expect(
    screen
      .getAllByRole("presentation")
      .map((image) => image.getAttribute("src")),
  ).toEqual(home.mission.pillars.map(({ icon }) => `/vignettes/${icon}.svg`));
});
