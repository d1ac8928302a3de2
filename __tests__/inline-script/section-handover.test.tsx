import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { handOverSections } from "../../src/inline-script/section-handover";

// The browser tests cover the way from another page.

const assign = jest.fn();
const scroll = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = scroll;
});

afterEach(() => {
  jest.useRealTimers();
});

/** Renders a page with one link. Returns a function that removes its listener. */
function arrive(path: string, href = "/#mission") {
  window.history.replaceState(null, "", path);
  const listen = jest.spyOn(document, "addEventListener");
  handOverSections({ pathname: path, assign });
  const [, onClick] =
    listen.mock.calls.filter(([type]) => type === "click").at(-1) ?? [];
  if (typeof onClick !== "function")
    throw new Error("There is no click listener");
  render(
    <>
      <a href={href}>
        <b>Go</b>
      </a>
      <section id="mission" tabIndex={-1} aria-label="Mission" />
    </>,
  );
  return () => document.removeEventListener("click", onClick);
}

/** Clicks the link. Returns whether the browser may follow it. */
function click(keys: MouseEventInit = {}) {
  const word = screen.getByText("Go");
  const event = createEvent.click(word, { cancelable: true, ...keys });
  // Prevent navigation, which jsdom doesn't support and logs.
  let isLeft = true;
  const note = () => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", note, { once: true });
  fireEvent(word, event);
  return isLeft;
}

test("ignores a missing section", () => {
  sessionStorage.setItem("section", "#river");
  arrive("/")();

  expect(() => jest.advanceTimersByTime(100)).not.toThrow();
});

test("waits while the page is prerendered", () => {
  sessionStorage.setItem("section", "#mission");
  Object.defineProperty(document, "prerendering", {
    configurable: true,
    value: true,
  });
  arrive("/")();

  jest.advanceTimersByTime(1000);
  expect(scroll).not.toHaveBeenCalled();

  fireEvent(document, new Event("prerenderingchange"));
  jest.advanceTimersByTime(100);
  expect(scroll).toHaveBeenCalledTimes(1);
  Object.defineProperty(document, "prerendering", {
    configurable: true,
    value: undefined,
  });
});

test.each([
  ["a section of the page one is on", "/", "/#mission"],
  ["a page", "/about", "/terms-of-use"],
  ["a heading of a page", "/about", "/terms-of-use#gifts"],
  ["another site", "/about", "https://dnr.example/#mission"],
])("leaves a link to %s to the browser", (_, path, href) => {
  const leave = arrive(path, href);

  expect(click()).toBe(true);
  expect(assign).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
  leave();
});

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])(
  "leaves a click with the %s to the browser",
  (key) => {
    const leave = arrive("/about");

    expect(click({ [key]: true })).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    leave();
  },
);
