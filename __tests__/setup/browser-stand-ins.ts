/*
 * What browsers have and jsdom lacks, doing as little as honest code can: no
 * media query matches, no optional CSS is supported, and the rest does
 * nothing. A test that needs more spies on the one it needs.
 */

function standIn() {
  class UnmatchedQuery extends EventTarget implements MediaQueryList {
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

  class StandInPointerEvent extends MouseEvent {
    readonly pointerId: number;

    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
    }
  }

  Object.assign(window, {
    CSS: { supports: () => false },
    PointerEvent: StandInPointerEvent,
    matchMedia: (query: string) => new UnmatchedQuery(query),
  });
  Object.assign(Element.prototype, {
    animate() {},
    scrollIntoView() {},
    setPointerCapture() {},
  });
  Object.assign(HTMLElement.prototype, { hidePopover() {} });
}

// Tests of the content model and the build run without a browser at all.
if (typeof window !== "undefined") standIn();

export {};
