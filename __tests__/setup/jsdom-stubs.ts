/* Stubs of browser APIs that jsdom lacks: media queries never match,
   optional CSS is unsupported, and everything else does nothing. Tests that
   need more spy on them. */

function installStubs() {
  class NeverMatchingQuery extends EventTarget implements MediaQueryList {
    readonly matches = false;
    readonly onchange = null;

    constructor(readonly media: string) {
      super();
    }

    addListener() {
      throw new Error("Deprecated: use addEventListener");
    }

    removeListener() {
      throw new Error("Deprecated: use removeEventListener");
    }
  }

  class FakePointerEvent extends MouseEvent {
    readonly pointerId: number;

    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
    }
  }

  Object.assign(window, {
    CSS: { supports: () => false },
    PointerEvent: FakePointerEvent,
    matchMedia: (query: string) => new NeverMatchingQuery(query),
  });
  Object.assign(Element.prototype, {
    animate() {},
    scrollIntoView() {},
    setPointerCapture() {},
  });
  Object.assign(HTMLElement.prototype, { hidePopover() {} });
}

// Some tests run in Node, without a window.
if (typeof window !== "undefined") installStubs();

export {};
