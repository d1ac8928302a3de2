/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import React from "react";
import { notify } from "../../src/toasts/notify";
import { ToastArea } from "../../src/toasts/toast-area";

// The browser tests cover one reason at a time, dismissal and focus.

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2031-05-01T12:00:00Z") });
});

afterEach(() => {
  jest.useRealTimers();
});

function show(title = "Hours") {
  act(() => notify({ title, lines: ["9 to 5"] }));
}

function pass(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

function renderArea() {
  render(<ToastArea />);
  const region = screen.getByRole("region", { name: "Notifications (F8)" });
  return { region, status: within(region).getByRole("status") };
}

function setTabHidden(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  fireEvent(document, new Event("visibilitychange"));
}

const hover = (element: Element) => fireEvent.pointerEnter(element);
const unhover = (element: Element) => fireEvent.pointerLeave(element);
const focus = (element: HTMLElement) => act(() => element.focus());
const blur = (element: HTMLElement) => act(() => element.blur());

test("pauses the timer until every reason to is over", () => {
  const { region, status } = renderArea();
  show();
  pass(3000);

  hover(region);
  focus(region);
  setTabHidden(true);
  for (const end of [
    () => unhover(region),
    () => blur(region),
    () => setTabHidden(false),
  ]) {
    pass(10_000);
    expect(status).toBeVisible();
    end();
  }

  pass(1999);
  expect(status).toBeVisible();
  pass(1);
  expect(status).not.toBeVisible();
});

test("does not pause for a hover over a previous toast", () => {
  const { region, status } = renderArea();
  show("First");
  hover(region);
  fireEvent.keyDown(document.body, { key: "Escape" });
  pass(200);
  expect(status).toBeEmptyDOMElement();

  show("Second");
  pass(5000);
  expect(status).not.toBeVisible();
});
