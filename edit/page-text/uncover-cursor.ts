import type { EditorView } from "@codemirror/view";

/**
 * Scrolls the form if the cursor is behind something that covers the end of the
 * text. CodeMirror's own scroll margins move only the text.
 */
export function uncoverCursor(view: EditorView, covering: Element | null) {
  // Once CodeMirror has scrolled to the cursor.
  requestAnimationFrame(() => {
    if (!view.hasFocus || !covering) return;
    const cursor = view.coordsAtPos(view.state.selection.main.head);
    const covered =
      (cursor?.bottom ?? 0) - covering.getBoundingClientRect().top;
    if (covered > 0) view.dom.closest("main")?.scrollBy(0, covered);
  });
}
