import { render, screen, within } from "@testing-library/react";
import React from "react";
import { ProgramCard } from "../../src/components/program-card";
import { picture } from "../fixtures/picture";

test("is a list item with its picture, title and words", () => {
  render(
    <ProgramCard title="Seed Days" picture={picture}>
      We gather seed.
    </ProgramCard>,
  );

  const card = within(screen.getByRole("listitem"));
  expect(
    card.getByRole("heading", { level: 3, name: "Seed Days" }),
  ).toBeVisible();
  expect(card.getByText("We gather seed.")).toBeVisible();
  expect(
    card.getByRole("img", { name: "A heron at the water's edge" }),
  ).toHaveAttribute("loading", "lazy");
  expect(card.queryByText(/Photo:/)).not.toBeInTheDocument();
});

test("credits a picture that asks for it", () => {
  render(
    <ProgramCard title="Seed Days" picture={{ ...picture, credit: "R. Oak" }}>
      We gather seed.
    </ProgramCard>,
  );

  expect(screen.getByText("Photo: R. Oak")).toBeVisible();
});
