import { EditorView } from "@codemirror/view";
import { type RefObject, useEffect } from "react";
import type { ContentPlace } from "../state/find-text";

/** Puts the cursor at a place in the text that somebody asked for. */
export function useTextPlace(
  viewRef: RefObject<EditorView | null>,
  target: ContentPlace | undefined,
) {
  useEffect(() => {
    if (target?.at === undefined || !viewRef.current) return;
    const { length } = viewRef.current.state.doc;
    const at = Math.min(target.at, length);
    viewRef.current.focus();
    viewRef.current.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: "center" }),
    });
  }, [viewRef, target]);
}
