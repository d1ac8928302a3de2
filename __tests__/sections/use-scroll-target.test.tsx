import { act, render, screen } from "@testing-library/react";
import React from "react";
import { useScrollTarget } from "../../src/sections/use-scroll-target";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, "");
});

function Page({ state }: { readonly state: unknown }) {
  useScrollTarget(state);
  return (
    <section id="mission" tabIndex={-1} aria-label="Mission">
      Our mission
    </section>
  );
}

function arrive(state: unknown) {
  window.history.replaceState(state, "");
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  const page = render(<Page state={state} />);
  return { ...page, scroll };
}

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

const mission = () => screen.getByRole("region", { name: "Mission" });

test("scrolls to the section 100 ms after arrival, and not before", () => {
  const { scroll } = arrive({ scrollTarget: "mission" });

  pass(99);
  expect(scroll).not.toHaveBeenCalled();
  expect(mission()).not.toHaveFocus();
  pass(1);
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(scroll.mock.contexts).toEqual([mission()]);
});

test("the focus goes along, without a scroll of its own", () => {
  const focus = jest.spyOn(HTMLElement.prototype, "focus");
  arrive({ scrollTarget: "mission" });

  pass(100);

  expect(mission()).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test("forgets the section at once, and nothing else of the state", () => {
  arrive({ scrollTarget: "mission", key: "169" });

  expect(window.history.state).toEqual({ key: "169" });
});

test("scrolls once, however often the page renders", () => {
  const { scroll, rerender } = arrive({ scrollTarget: "mission" });
  pass(50);
  rerender(<Page state={{ scrollTarget: "mission" }} />);
  pass(50);
  expect(scroll).toHaveBeenCalledTimes(1);

  rerender(<Page state={{ scrollTarget: "mission" }} />);
  pass(1000);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test.each([
  ["no state", null],
  ["somebody else's state", { key: "169" }],
])("stays at the top with %s, and leaves the history alone", (_, state) => {
  const { scroll } = arrive(state);

  pass(1000);

  expect(scroll).not.toHaveBeenCalled();
  expect(window.history.state).toEqual(state);
});

test("stays at the top when the page has no such section", () => {
  const { scroll } = arrive({ scrollTarget: "ponds" });

  pass(1000);

  expect(scroll).not.toHaveBeenCalled();
});

test("does not scroll a page that was left meanwhile", () => {
  const { unmount } = arrive({ scrollTarget: "mission" });

  unmount();

  expect(jest.getTimerCount()).toBe(0);
});
