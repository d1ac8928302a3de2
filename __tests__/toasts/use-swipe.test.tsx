/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { useSwipe } from "../../src/toasts/use-swipe";

const onSwipe = jest.fn();

// The browser tests swipe; these are the pointers that they can't send.

function Card() {
  const { distance, dragging, handlers } = useSwipe(onSwipe);
  return (
    <div {...handlers} data-testid="card" data-dragging={dragging}>
      <output>{distance}</output>
      <button type="button">
        <i>×</i>
      </button>
    </div>
  );
}

function renderCard() {
  render(<Card />);
  const card = screen.getByTestId("card");
  const send =
    (type: "pointerDown" | "pointerMove" | "pointerUp" | "pointerCancel") =>
    (clientX = 0, init: PointerEventInit = {}, target: Element = card) =>
      fireEvent(
        target,
        createEvent[type](target, { pointerId: 1, clientX, ...init }),
      );
  return {
    card,
    distance: () => Number(screen.getByRole("status").textContent),
    press: send("pointerDown"),
    move: send("pointerMove"),
    release: send("pointerUp"),
    cancel: send("pointerCancel"),
  };
}

test("captures the pointer when it leaves the card", () => {
  const capture = jest.spyOn(Element.prototype, "setPointerCapture");
  const { press } = renderCard();

  press(0, { pointerId: 7 });

  expect(capture).toHaveBeenCalledWith(7);
});

test("ignores a canceled drag, such as one that became a scroll", () => {
  const { distance, press, move, release, cancel } = renderCard();

  press(0);
  move(90);
  cancel();
  expect(distance()).toBe(0);
  release(90);

  expect(onSwipe).not.toHaveBeenCalled();
});

test("ignores a second finger", () => {
  const { distance, press, move, release } = renderCard();

  press(0);
  move(90, { pointerId: 2 });
  expect(distance()).toBe(0);
  release(90, { pointerId: 2 });
  expect(onSwipe).not.toHaveBeenCalled();

  release(90);
  expect(onSwipe).toHaveBeenCalledTimes(1);
});

test("only the main mouse button drags", () => {
  const { press, release } = renderCard();

  press(0, { button: 2 });
  release(90);

  expect(onSwipe).not.toHaveBeenCalled();
});

test("a press on or inside a button stays a click", () => {
  const capture = jest.spyOn(Element.prototype, "setPointerCapture");
  const { press, release } = renderCard();

  press(0, {}, screen.getByText("×"));
  release(90);

  expect(capture).not.toHaveBeenCalled();
  expect(onSwipe).not.toHaveBeenCalled();
});
