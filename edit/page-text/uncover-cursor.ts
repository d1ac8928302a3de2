import { type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { scrollForm } from "../workspace/scroll-form";

/**
 * Scrolls the form if the cursor is behind something that covers the end of the
 * text, which can grow, as the form can get smaller. CodeMirror's own scroll
 * margins move only the text.
 */
export const uncoverCursor = (covering: () => Element | null) =>
  ViewPlugin.define((view: EditorView) => {
    const form = view.dom.closest("main");
    const uncover = () => {
      const cursor = view.coordsAtPos(view.state.selection.main.head);
      const top = covering()?.getBoundingClientRect().top ?? Infinity;
      const covered = (cursor?.bottom ?? 0) - top;
      if (view.hasFocus && covered > 0) scrollForm(view.dom, covered);
    };
    const observer = new ResizeObserver(uncover);
    for (const each of [covering(), form]) if (each) observer.observe(each);
    return {
      update({ docChanged, selectionSet }: ViewUpdate) {
        // Once CodeMirror has scrolled to the cursor.
        if (docChanged || selectionSet) requestAnimationFrame(uncover);
      },
      destroy: () => observer.disconnect(),
    };
  });
