import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Figures } from "../../src/components/figures";
import { figureColors } from "../../src/content/schema/figure-colors";
import { figure } from "../../src/examples/figure";

test("lists the figures in the order given", () => {
  render(<Figures figures={[figure, { ...figure, label: "Trees Set" }]} />);

  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "12 Ponds Dug",
    "12 Trees Set",
  ]);
});

test("shows the date of a figure", () => {
  render(<Figures figures={[{ ...figure, asOf: "2031-03-09" }]} />);

  const day = screen.getByRole("time");
  expect(day).toHaveTextContent("March 9, 2031");
  expect(day).toHaveAttribute("datetime", "2031-03-09");
  expect(day.parentElement).toHaveTextContent("As of March 9, 2031");
});

test("shows the source of a figure", () => {
  render(<Figures figures={[{ ...figure, source: "Pond survey" }]} />);

  expect(screen.getByText("Source: Pond survey")).toBeVisible();
});

test("shows the label first, then the date, then the source", () => {
  const dated = { ...figure, asOf: "2031-03-09", source: "Pond survey" };
  render(<Figures figures={[dated]} />);

  expect(screen.getByRole("listitem")).toHaveTextContent(
    /^12 Ponds Dug ?As of March 9, 2031 ?Source: Pond survey$/,
  );
});

test("omits a missing date and source", () => {
  render(<Figures figures={[figure]} />);

  expect(screen.queryByText(/As of/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Source/)).not.toBeInTheDocument();
});

test("shows each figure's icon above it", () => {
  render(
    <Figures
      figures={[figure, { ...figure, label: "Trees Set", icon: "pine" }]}
    />,
  );

  const drawings = screen
    .getAllByRole("listitem")
    .map((item) => item.firstElementChild?.querySelector("svg")?.innerHTML);
  expect(new Set(drawings).size).toBe(2);
  expect(drawings).not.toContain(undefined);
});

test("each color has its own ink", () => {
  render(
    <Figures
      figures={figureColors.map((color) => ({
        ...figure,
        color,
        label: color,
      }))}
    />,
  );

  const inks = screen
    .getAllByRole("listitem")
    .map((item) => getComputedStyle(item).getPropertyValue("--ink"));
  expect(inks).not.toContain("");
  expect(new Set(inks).size).toBe(figureColors.length);
});
