import { act, render, renderHook } from "@testing-library/react";
import React from "react";
import { resolveValue, toast, useToasterStore } from "react-hot-toast/headless";
import { notify } from "../../src/toasts/notify";

function shownToasts() {
  return renderHook(() => useToasterStore()).result.current.toasts;
}

function show(title: string, ...lines: string[]) {
  act(() => notify({ title, lines }));
}

test("shows the title and each line separately", () => {
  show("Hours", "Monday to Friday", "9 to 5");

  const [shown] = shownToasts();
  if (shown === undefined) throw new Error("No toast");
  const { container } = render(<>{resolveValue(shown.message, shown)}</>);
  expect([...container.children].map((line) => line.textContent)).toEqual([
    "Hours",
    "Monday to Friday",
    "9 to 5",
  ]);
  expect(container.querySelector("a, button")).toBeNull();
});

test("stays 5 seconds and fades for 0.2 seconds", () => {
  show("Hours");

  expect(shownToasts()).toMatchObject([{ duration: 5000, removeDelay: 200 }]);
});

test("replaces the previous toast", () => {
  show("First");
  const [first] = shownToasts();
  show("Second");

  const toasts = shownToasts();
  expect(toasts).toHaveLength(1);
  expect(toasts[0]?.id).not.toBe(first?.id);
});

test("replaces a toast that is still fading", () => {
  show("First");
  act(() => toast.dismiss());
  show("Second");

  expect(shownToasts()).toMatchObject([{ visible: true }]);
});
