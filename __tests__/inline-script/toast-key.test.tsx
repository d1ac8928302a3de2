import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { followToastKey } from "../../src/inline-script/toast-key";
import { ToastArea } from "../../src/layout/toast-area";

followToastKey();

/** Whether the browser is left to do what it does with the key. */
function press(key: string) {
  return fireEvent.keyDown(document.body, { key });
}

test("F8 goes to the toast area, in place of what the browser does", () => {
  render(<ToastArea />);

  expect(press("F8")).toBe(false);
  expect(
    screen.getByRole("region", { name: "Notifications (F8)" }),
  ).toHaveFocus();
});

test("other keys are the browser's", () => {
  render(<ToastArea />);

  expect(press("F7")).toBe(true);
  expect(document.body).toHaveFocus();
});
