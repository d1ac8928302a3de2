import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { handOverSections } from "../../src/inline-script/section-handover";

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

/** A page at `path`, with one link. The script listens once for each. */
function arrive(path: string, href = "/#mission") {
  window.history.replaceState(null, "", path);
  const listen = jest.spyOn(document, "addEventListener");
  handOverSections({ pathname: path, assign });
  const [, onClick] =
    listen.mock.calls.filter(([type]) => type === "click").at(-1) ?? [];
  if (typeof onClick !== "function") throw new Error("No click is heard");
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

const section = () => screen.getByRole("region", { name: "Mission" });

/** Clicks the word in the link. Gives whether the browser may follow it. */
function click(keys: MouseEventInit = {}) {
  const word = screen.getByText("Go");
  const event = createEvent.click(word, { cancelable: true, ...keys });
  // jsdom can't go anywhere, and says so.
  let isLeft = true;
  const note = () => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", note, { once: true });
  fireEvent(word, event);
  return isLeft;
}

test("from another page it goes to / and hands the section over", () => {
  const leave = arrive("/about");

  expect(click()).toBe(false);
  expect(assign).toHaveBeenCalledWith("/");
  expect(scroll).not.toHaveBeenCalled();
  leave();
});

test("on arrival it scrolls after 100 ms, not before, and once", () => {
  arrive("/about")();
  const leave = arrive("/about");
  screen.getAllByText("Go").pop()?.remove();
  click();
  leave();
  arrive("/")();

  jest.advanceTimersByTime(99);
  expect(scroll).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scroll).toHaveBeenCalledTimes(1);

  arrive("/")();
  jest.advanceTimersByTime(1000);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test("the focus goes along, without a scroll of its own", () => {
  sessionStorage.setItem("section", "#mission");
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  arrive("/")();

  jest.advanceTimersByTime(100);

  expect(section()).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test("a section that is not there is no error", () => {
  sessionStorage.setItem("section", "#river");
  arrive("/")();

  expect(() => jest.advanceTimersByTime(100)).not.toThrow();
});

test("a page made ready beforehand waits until it is shown", () => {
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
])("a link to %s is the browser's", (_, path, href) => {
  const leave = arrive(path, href);

  expect(click()).toBe(true);
  expect(assign).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
  leave();
});

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])(
  "a click with the %s is the browser's",
  (key) => {
    const leave = arrive("/about");

    expect(click({ [key]: true })).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    leave();
  },
);
