import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
} from "@testing-library/react";
import React from "react";
import { useParallax } from "../../src/sections/use-parallax";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  window.scrollY = 0;
});

function Backdrop() {
  return <div ref={useParallax<HTMLDivElement>()} data-testid="backdrop" />;
}

function renderBackdrop() {
  const { unmount } = render(<Backdrop />);
  return { unmount, style: screen.getByTestId("backdrop").style };
}

function scrollTo(scrollY: number) {
  window.scrollY = scrollY;
  fireEvent.scroll(window);
}

const nextFrame = () => act(() => jest.advanceTimersToNextFrame());

function preferLessMotion() {
  const { matchMedia } = window;
  jest.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = matchMedia(query);
    const matches = query === "(prefers-reduced-motion: reduce)";
    return Object.assign(list, { matches });
  });
}

test.each([
  [0, 0],
  [150, 25],
  [300, 50],
  [600, 50],
])("scrolled %i px, it has moved %i px", (scrollY, offset) => {
  const { style } = renderBackdrop();

  scrollTo(scrollY);
  nextFrame();

  expect(style.transform).toBe(`translateY(${offset}px)`);
});

test("is in place at once on a page that opens scrolled", () => {
  window.scrollY = 150;

  expect(renderBackdrop().style.transform).toBe("translateY(25px)");
});

test("draws once a frame, wherever the scroll is by then", () => {
  const { style } = renderBackdrop();
  const request = jest.spyOn(window, "requestAnimationFrame");

  scrollTo(30);
  scrollTo(300);
  expect(request).toHaveBeenCalledTimes(1);
  expect(style.transform).toBe("translateY(0px)");
  nextFrame();
  expect(style.transform).toBe("translateY(50px)");

  scrollTo(0);
  nextFrame();
  expect(style.transform).toBe("translateY(0px)");
});

test("does not move for visitors who ask for less motion", () => {
  preferLessMotion();
  const { style } = renderBackdrop();

  scrollTo(150);
  nextFrame();

  expect(style.transform).toBe("");
});

test("leaves it to the style sheet where that can", () => {
  const supports = jest.spyOn(CSS, "supports").mockReturnValue(true);
  const { style } = renderBackdrop();

  scrollTo(150);
  nextFrame();

  expect(supports).toHaveBeenCalledWith("animation-timeline: scroll()");
  expect(style.transform).toBe("");
});

test("stops with the page, even for a frame that was asked for", () => {
  const { style, unmount } = renderBackdrop();

  scrollTo(150);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  scrollTo(300);

  expect(jest.getTimerCount()).toBe(0);
  expect(style.transform).toBe("translateY(0px)");
});

test("waits for an element that is not there", () => {
  expect(() => renderHook(() => useParallax())).not.toThrow();
});
