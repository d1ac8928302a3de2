/* Stubs of browser APIs that jsdom lacks. They do nothing; tests that need more
   spy on them. */

function installStubs() {
  class FakePointerEvent extends MouseEvent {
    readonly pointerId: number;

    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
    }
  }

  Object.assign(window, { PointerEvent: FakePointerEvent });
  Object.assign(Element.prototype, {
    setPointerCapture() {},
  });
}

// Some tests run in Node, without a window.
if (typeof window !== "undefined") installStubs();

export {};
