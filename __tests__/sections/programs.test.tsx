import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Programs } from "../../src/sections/programs";
import { home } from "../../src/examples/home";
import { picture } from "../../src/examples/picture";

test("lists the programs in the order given, each with its own text", () => {
  const [first, second] = home.programs.programs;
  if (!first || !second) throw new Error("The fixture has two programs");
  render(
    <Programs
      {...home.programs}
      programs={[
        second,
        { ...first, picture: { ...picture, alt: "Seed heads in the sun" } },
      ]}
    />,
  );

  const programs = screen.getByRole("region", { name: "Our Programs" });
  expect(programs).toHaveAttribute("id", "programs");
  expect(within(programs).getByText("What goes on all year.")).toBeVisible();
  const list = within(programs).getByRole("list");
  const cards = within(list).getAllByRole("listitem");
  expect(
    cards.map((card) => [
      within(card).getByRole("heading", { level: 3 }).textContent,
      within(card).getByRole("img").getAttribute("alt"),
      card.querySelector("p")?.textContent,
    ]),
  ).toEqual([
    ["Frog Counts", picture.alt, "We count frogs."],
    ["Seed Days", "Seed heads in the sun", "We gather seed."],
  ]);
});
