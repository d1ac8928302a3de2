import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { moveHero } from "../../src/inline-script/hero-parallax";

function renderBackdrop() {
  render(<div data-parallax data-testid="backdrop" />);
  return screen.getByTestId("backdrop");
}

function scrollTo(scrollY: number) {
  window.scrollY = scrollY;
  fireEvent.scroll(document);
}

afterEach(() => {
  window.scrollY = 0;
});

test("where styles can do it, the script does not", () => {
  jest.spyOn(CSS, "supports").mockReturnValue(true);
  moveHero();
  const backdrop = renderBackdrop();

  scrollTo(150);

  expect(backdrop.style.transform).toBe("");
});

test("visitors who ask for less motion get none", () => {
  const list = Object.assign(window.matchMedia(""), { matches: true });
  const matchMedia = jest.spyOn(window, "matchMedia").mockReturnValue(list);
  moveHero();
  const backdrop = renderBackdrop();

  scrollTo(150);

  expect(matchMedia).toHaveBeenCalledWith("(prefers-reduced-motion: reduce)");
  expect(backdrop.style.transform).toBe("");
});

test("elsewhere the picture moves with the scroll", () => {
  moveHero();
  const backdrop = renderBackdrop();

  for (const [scroll, offset] of [
    [150, 25],
    [300, 50],
    [600, 50],
    [0, 0],
  ] as const) {
    scrollTo(scroll);
    expect(backdrop.style.transform).toBe(`translateY(${offset}px)`);
  }
});

test("a page without a hero scrolls as it is", () => {
  moveHero();

  expect(() => scrollTo(150)).not.toThrow();
});
