import { render, screen } from "@testing-library/react";
import React from "react";
import { Band, type BandGround } from "../../src/components/band";

function renderBand(ground: BandGround, id?: string) {
  render(
    <Band
      {...(id !== undefined && { id })}
      labelledBy="ponds-heading"
      ground={ground}
    >
      <h2 id="ponds-heading">Our Ponds</h2>
    </Band>,
  );
  return screen.getByRole("region", { name: "Our Ponds" });
}

test("is a region named by its heading, which can take the focus", () => {
  const band = renderBand("paper", "ponds");

  expect(band).toHaveAttribute("id", "ponds");
  expect(band).toHaveAttribute("tabindex", "-1");
});

test("has no id when nothing links to it", () => {
  expect(renderBand("paper")).not.toHaveAttribute("id");
});

test.each([
  ["deep", "var(--b-color-band"],
  ["forest", "var(--b-color-mission"],
] as const)("the %s ground has a color of its own", (ground, color) => {
  expect(getComputedStyle(renderBand(ground)).background).toContain(color);
});

test("paper is the page's own ground", () => {
  expect(getComputedStyle(renderBand("paper")).background).not.toContain("var");
});
