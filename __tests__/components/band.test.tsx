import { render, screen } from "@testing-library/react";
import React from "react";
import { Band } from "../../src/components/band";

function renderBand(id?: string) {
  render(
    <Band
      {...(id !== undefined && { id })}
      labelledBy="ponds-heading"
      background="paper"
    >
      <h2 id="ponds-heading">Our Ponds</h2>
    </Band>,
  );
  return screen.getByRole("region", { name: "Our Ponds" });
}

test("is a focusable region labeled by its heading", () => {
  const band = renderBand("ponds");

  expect(band).toHaveAttribute("id", "ponds");
  expect(band).toHaveAttribute("tabindex", "-1");
});

test("has no id when nothing links to it", () => {
  expect(renderBand()).not.toHaveAttribute("id");
});
