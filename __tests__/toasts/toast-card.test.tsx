import { render, screen } from "@testing-library/react";
import React from "react";
import {
  DismissButton,
  ToastCard,
  type ToastState,
} from "../../src/toasts/toast-card";

function renderCard($state: ToastState) {
  render(
    <ToastCard $state={$state} $dragging={false} data-testid="card">
      <div role="status">Saved</div>
    </ToastCard>,
  );
  return getComputedStyle(screen.getByTestId("card"));
}

test("an empty card is invisible", () => {
  const style = renderCard("empty");

  expect(style.padding).toBe("");
  expect(style.background).not.toContain("var");
});

test("a showing card is visible and clickable", () => {
  const style = renderCard("showing");

  expect(style.padding).toBe("var(--b-space-base)");
  expect(style.visibility).toBe("visible");
  expect(style.pointerEvents).toBe("auto");
});

test("a leaving card is hidden from screen readers", () => {
  renderCard("leaving");

  expect(screen.getByText("Saved")).not.toBeVisible();
});

test("the dismiss button does not submit", () => {
  render(<DismissButton aria-label="Dismiss">×</DismissButton>);

  expect(screen.getByRole("button", { name: "Dismiss" })).toHaveAttribute(
    "type",
    "button",
  );
});
