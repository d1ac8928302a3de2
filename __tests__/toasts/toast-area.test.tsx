import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  within,
} from "@testing-library/react";
import React from "react";
import { notify } from "../../src/toasts/notify";
import { ToastArea } from "../../src/toasts/toast-area";

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
  render(
    <>
      <button type="button">Outside</button>
      <ToastArea />
    </>,
  );
  const region = screen.getByRole("region", { name: "Notifications (F8)" });
  const status = within(region).getByRole("status");
  const dismissButton = () =>
    within(region).queryByRole("button", { name: "Dismiss" });
  return { region, status, dismissButton };
}

function setTabHidden(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  fireEvent(document, new Event("visibilitychange"));
}

const hover = (element: Element) => fireEvent.pointerEnter(element);
const unhover = (element: Element) => fireEvent.pointerLeave(element);
const focus = (element: HTMLElement) => act(() => element.focus());
const blur = (element: HTMLElement) => act(() => element.blur());

test("renders an empty region and live region before the first toast", () => {
  const { status, dismissButton } = renderArea();

  expect(status).toHaveAttribute("aria-live", "polite");
  expect(status).toBeEmptyDOMElement();
  expect(dismissButton()).not.toBeInTheDocument();
});

test("shows a toast in the live region, with its button next to it", () => {
  const { status, dismissButton } = renderArea();

  show();

  expect(status).toHaveTextContent("Hours9 to 5");
  expect(status).toBeVisible();
  expect(dismissButton()).toBeVisible();
  expect(within(status).queryByRole("button")).not.toBeInTheDocument();
});

test("shows for 5000 ms, fades for 200 ms, and is gone", () => {
  const { status, dismissButton } = renderArea();
  show();

  pass(4999);
  expect(status).toBeVisible();
  pass(1);
  expect(status).not.toBeVisible();
  expect(status).toHaveTextContent("Hours");
  pass(199);
  expect(status).toHaveTextContent("Hours");
  pass(1);
  expect(status).toBeEmptyDOMElement();
  expect(dismissButton()).not.toBeInTheDocument();
});

test("a second toast replaces the first and gets its own five seconds", () => {
  const { status } = renderArea();
  show("First");
  pass(4000);
  show("Second");

  expect(status).toHaveTextContent("Second");
  expect(status).not.toHaveTextContent("First");
  pass(4999);
  expect(status).toBeVisible();
  pass(1);
  expect(status).not.toBeVisible();
});

test("a toast that replaces a fading one stays", () => {
  const { status } = renderArea();
  show("First");
  pass(5100);
  show("Second");
  pass(100);

  expect(status).toHaveTextContent("Second");
  expect(status).toBeVisible();
});

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

  test.each(reasons)("for $name, as long as it lasts", ({ start, end }) => {
    const area = renderArea();
    show();
    pass(3000);

    start(area);
    pass(60_000);
    expect(area.status).toBeVisible();

    end(area);
    pass(1999);
    expect(area.status).toBeVisible();
    pass(1);
    expect(area.status).not.toBeVisible();
  });

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

describe("is dismissed by", () => {
  test("its button", () => {
    const { status, dismissButton } = renderArea();
    show();

    const button = dismissButton();
    if (button === null) throw new Error("No dismiss button");
    fireEvent.click(button);

    expect(status).not.toBeVisible();
    pass(200);
    expect(status).toBeEmptyDOMElement();
  });

  test("Escape", () => {
    const { status } = renderArea();
    show();

    fireEvent.keyDown(document.body, { key: "Escape" });

    expect(status).not.toBeVisible();
  });

  test.each([
    { to: 149, visible: true },
    { to: 150, visible: false },
    { to: 51, visible: true },
    { to: 50, visible: false },
  ])("a swipe from 100 to $to (still visible: $visible)", ({ to, visible }) => {
    const { status } = renderArea();
    show();
    const at = (clientX: number) => ({ pointerId: 1, clientX });

    fireEvent(status, createEvent.pointerDown(status, at(100)));
    fireEvent(status, createEvent.pointerMove(status, at(to)));
    expect(status.parentElement).toHaveStyle({
      transform: `translateX(${to - 100}px)`,
    });
    fireEvent(status, createEvent.pointerUp(status, at(to)));

    expect(status.parentElement).toHaveStyle({ transform: "translateX(0px)" });
    if (visible) expect(status).toBeVisible();
    else expect(status).not.toBeVisible();
  });
});

describe("returns focus", () => {
  test("from the area when the toast goes away", () => {
    const { region } = renderArea();
    const outside = screen.getByRole("button", { name: "Outside" });
    focus(outside);
    show();

    focus(region);
    fireEvent.keyDown(region, { key: "Escape" });

    expect(outside).toHaveFocus();
  });

  test("from the button that dismissed the toast", () => {
    const { region, dismissButton } = renderArea();
    const outside = screen.getByRole("button", { name: "Outside" });
    focus(outside);
    show();
    focus(region);

    const button = dismissButton();
    if (button === null) throw new Error("No dismiss button");
    focus(button);
    fireEvent.click(button);

    expect(outside).toHaveFocus();
  });

  test("but not from elsewhere when the time is up", () => {
    renderArea();
    const outside = screen.getByRole("button", { name: "Outside" });
    focus(outside);
    show();

    pass(6000);

    expect(outside).toHaveFocus();
  });
});
