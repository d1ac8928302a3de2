/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ImpactFigures } from "../../src/components/impact-figures";
import { figure } from "../examples/figure";

test("each figure has its own icon", () => {
  const pines = { ...figure, label: "Trees Set", icon: "pine" } as const;
  render(<ImpactFigures figures={[figure, pines]} />);

  const drawings = screen
    .getAllByRole("listitem")
    .map((item) => item.querySelector("svg")?.innerHTML);
  expect(new Set(drawings).size).toBe(2);
  expect(drawings).not.toContain(undefined);
});

test("without figures, there is no list", () => {
  render(<ImpactFigures figures={[]} />);

  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
