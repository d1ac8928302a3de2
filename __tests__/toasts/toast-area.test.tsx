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

describe("pauses the timer", () => {
  type Area = ReturnType<typeof renderArea>;

  const reasons: readonly {
    name: string;
    start: (area: Area) => void;
    end: (area: Area) => void;
  }[] = [
    {
      name: "hover",
      start: ({ region }) => hover(region),
      end: ({ region }) => unhover(region),
    },
    {
      name: "focus",
      start: ({ region }) => focus(region),
      end: ({ region }) => blur(region),
    },
    {
      name: "a hidden tab",
      start: () => setTabHidden(true),
      end: () => setTabHidden(false),
    },
  ];

  const pairs = reasons.flatMap((first) =>
    reasons
      .filter((second) => second !== first)
      .map((second) => ({ first, second })),
  );

  test.each(pairs)(
    "for $first.name and $second.name, until both are over",
    ({ first, second }) => {
      const area = renderArea();
      show();
      pass(3000);

      first.start(area);
      pass(10_000);
      second.start(area);
      pass(10_000);
      first.end(area);
      pass(10_000);
      expect(area.status).toBeVisible();

      second.end(area);
      pass(1999);
      expect(area.status).toBeVisible();
      pass(1);
      expect(area.status).not.toBeVisible();
    },
  );

  test("but not for a hover over a previous toast", () => {
    const area = renderArea();
    show("First");
    hover(area.region);
    fireEvent.keyDown(document.body, { key: "Escape" });
    pass(200);
    expect(area.status).toBeEmptyDOMElement();

    show("Second");
    pass(5000);
    expect(area.status).not.toBeVisible();
  });
});
