/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { renderPage } from "./support/render-page";

test.each([
  ["the shield", { "images/logo.png": null }, ["svg"]],
  ["a logo", { "images/logo.dusk.png": null }, ["logo of images/logo.png"]],
  [
    "a logo that differs at dusk",
    {},
    ["logo of images/logo.dusk.png", "logo of images/logo.png"],
  ],
])("beside the name in the bar is %s", (_, files, expected) => {
  renderPage("/", files);
  const bar = screen.getByRole("banner");
  const mark = bar.querySelectorAll("a :is(svg, img, source)");

  const shown = Array.from(
    mark,
    (part) => part.getAttribute("srcset") ?? part.getAttribute("src") ?? "svg",
  );
  expect(shown).toEqual(expected);
});
