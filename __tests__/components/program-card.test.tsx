import { render, screen, within } from "@testing-library/react";
import React from "react";
import { ProgramCard } from "../../src/components/program-card";
import { picture } from "../../src/examples/picture";

test("is a list item with its picture, title, and text", () => {
  render(
    <ProgramCard title="Seed Days" picture={picture}>
      We gather seed.
    </ProgramCard>,
  );

  const card = within(screen.getByRole("listitem"));
  expect(
    card.getByRole("heading", { level: 3, name: "Seed Days" }),
  ).toBeVisible();
  expect(card.getByRole("paragraph")).toHaveTextContent("We gather seed.");
  const art = card.getByRole("img", { name: "A heron at the water's edge" });
  expect(art).toHaveAttribute("loading", "lazy");
  expect(card.queryByText(/Photo:/)).not.toBeInTheDocument();
});

test("shows the picture with its credit, then the title, then the text", () => {
  render(
    <ProgramCard title="Seed Days" picture={{ ...picture, credit: "R. Oak" }}>
      We gather seed.
    </ProgramCard>,
  );

  expect(screen.getByRole("listitem")).toHaveTextContent(
    /^Photo: R\. Oak ?Seed Days ?We gather seed\.$/,
  );
});

test("is one link, named by its title, if it leads somewhere", () => {
  render(
    <ProgramCard title="Seed Days" picture={picture} link="/seed-days">
      We gather seed.
    </ProgramCard>,
  );

  const link = screen.getByRole("link");
  expect(link).toHaveAccessibleName("Seed Days");
  expect(link).toHaveAttribute("href", "/seed-days");
});
