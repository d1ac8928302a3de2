/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import React from "react";
import { takeOverSection } from "../../src/inline-script/section-handover";

// The browser tests cover the way from another page. A page behaves like this
// while the browser prepares it, or after a section was removed.

const scroll = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = scroll;
  render(<section id="mission" tabIndex={-1} aria-label="Mission" />);
});

afterEach(() => {
  jest.useRealTimers();
});

test("ignores a missing section", () => {
  sessionStorage.setItem("section", "#river");
  takeOverSection();

  expect(() => jest.advanceTimersByTime(100)).not.toThrow();
  expect(scroll).not.toHaveBeenCalled();
});

test.each([true, false])(
  "scrolls 100 ms after arrival; prerendered: %s",
  (prerendering) => {
    sessionStorage.setItem("section", "#mission");
    Object.defineProperty(document, "prerendering", {
      configurable: true,
      value: prerendering,
    });
    takeOverSection();

    if (prerendering) {
      jest.advanceTimersByTime(1000);
      fireEvent(document, new Event("prerenderingchange"));
    }
    jest.advanceTimersByTime(99);
    expect(scroll).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scroll).toHaveBeenCalledTimes(1);
  },
);
