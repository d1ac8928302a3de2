import { EditorView } from "@codemirror/view";
import { type RefObject, useEffect } from "react";
import { docOffset } from "./offsets";

/** A place in the text that somebody asked for. */
export interface TextPlace {
  /** From where the text of the page starts. */
  readonly at: number;
}

/** Puts the cursor at a place that somebody asked for, and scrolls to it. */
export function useTextPlace(
  viewRef: RefObject<EditorView | null>,
  place: TextPlace | undefined,
) {
  useEffect(() => {
    if (!place || !viewRef.current) return;
    const at = docOffset(viewRef.current.state, place.at);
    viewRef.current.focus();
    viewRef.current.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: "center" }),
    });
  }, [viewRef, place]);
}
