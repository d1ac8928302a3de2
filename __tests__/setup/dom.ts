import "@testing-library/jest-dom";
import { act } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";

/** jsdom has no pointer events. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}

Object.assign(window, { PointerEvent: FakePointerEvent });
// Does nothing; tests spy on it.
Object.assign(Element.prototype, { setPointerCapture() {} });

// Toasts are stored outside of React, so remove them between tests.
afterEach(() => {
  act(() => toast.remove());
});
