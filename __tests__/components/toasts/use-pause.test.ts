import { act, fireEvent, renderHook } from "@testing-library/react";
import { usePause } from "../../../src/components/toasts/use-pause";

function renderPause({ hasToast = true } = {}) {
  const handlers = { startPause: jest.fn(), endPause: jest.fn() };
  const { result, rerender, unmount } = renderHook(
    ({ shown }) => usePause(handlers, shown),
    { initialProps: { shown: hasToast } },
  );
  const calls = () => [
    handlers.startPause.mock.calls.length,
    handlers.endPause.mock.calls.length,
  ];
  return { ...result.current, calls, rerender, unmount };
}

function setTabHidden(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => {
    fireEvent(document, new Event("visibilitychange"));
  });
}

test("runs until something pauses it", () => {
  expect(renderPause().calls()).toEqual([0, 0]);
});

test.each(["hovered", "focused", "hidden"] as const)(
  "one reason, %s, starts and ends one pause",
  (reason) => {
    const { pause, resume, calls } = renderPause();

    pause(reason);
    expect(calls()).toEqual([1, 0]);
    resume(reason);
    expect(calls()).toEqual([1, 1]);
  },
);

test("two reasons are one pause, until both are gone", () => {
  const { pause, resume, calls } = renderPause();

  pause("hovered");
  pause("focused");
  expect(calls()).toEqual([1, 0]);
  resume("hovered");
  expect(calls()).toEqual([1, 0]);
  resume("focused");
  expect(calls()).toEqual([1, 1]);
});

test("the same reason twice is once", () => {
  const { pause, resume, calls } = renderPause();

  pause("focused");
  pause("focused");
  resume("focused");

  expect(calls()).toEqual([1, 1]);
});

test("nothing ends that was not begun", () => {
  const { pause, resume, calls } = renderPause();

  resume("hovered");
  expect(calls()).toEqual([0, 0]);
  pause("focused");
  resume("hovered");
  expect(calls()).toEqual([1, 0]);
});

test("a hidden tab pauses, and a shown one resumes", () => {
  const { calls } = renderPause();

  setTabHidden(true);
  expect(calls()).toEqual([1, 0]);
  setTabHidden(false);
  expect(calls()).toEqual([1, 1]);
});

test("a page that opens in a hidden tab is paused from the start", () => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);

  expect(renderPause().calls()).toEqual([1, 0]);
});

test("a toast that goes under the pointer takes the hover with it", () => {
  const { pause, calls, rerender } = renderPause();

  pause("hovered");
  rerender({ shown: false });
  expect(calls()).toEqual([1, 1]);
});

test("a toast that goes leaves the other reasons", () => {
  const { pause, calls, rerender } = renderPause();

  pause("focused");
  rerender({ shown: false });
  expect(calls()).toEqual([1, 0]);
});

test("calls the handlers of the latest render", () => {
  const first = { startPause: jest.fn(), endPause: jest.fn() };
  const second = { startPause: jest.fn(), endPause: jest.fn() };
  const { result, rerender } = renderHook(
    ({ handlers }) => usePause(handlers, true),
    { initialProps: { handlers: first } },
  );

  result.current.pause("hovered");
  rerender({ handlers: second });
  result.current.resume("hovered");

  expect(first.startPause).toHaveBeenCalledTimes(1);
  expect(first.endPause).not.toHaveBeenCalled();
  expect(second.endPause).toHaveBeenCalledTimes(1);
});

test("stops following the tab when it leaves the page", () => {
  const { calls, unmount } = renderPause();

  unmount();
  setTabHidden(true);

  expect(calls()).toEqual([0, 0]);
});
