import { EditorView } from "@codemirror/view";
import { type RefObject, useEffect } from "react";
import { docOffset } from "./offsets";

/** A place in the text that somebody asked for. */
export interface TextPlace {
  /** From where the text of the page starts. */
  readonly at: number;
}

/**
 * Puts the cursor at a place that somebody asked for, and scrolls to it.
 *
 * @param covering what stands over the end of the text in low windows
 */
export function useTextPlace(
  viewRef: RefObject<EditorView | null>,
  place: TextPlace | undefined,
  covering: RefObject<Element | null>,
) {
  useEffect(() => {
    if (!place || !viewRef.current) return;
    const at = docOffset(viewRef.current.state, place.at);
    viewRef.current.focus();
    viewRef.current.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: "center" }),
    });
    viewRef.current.requestMeasure({
      read: (view) => {
        const { bottom = 0 } = view.coordsAtPos(at) ?? {};
        const { top = bottom } =
          covering.current?.getBoundingClientRect() ?? {};
        return bottom - top;
      },
      write: (covered, view) => {
        if (covered < 0) return;
        view.dom.closest("main")?.scrollBy(0, covered + view.defaultLineHeight);
      },
    });
  }, [viewRef, place, covering]);
}
