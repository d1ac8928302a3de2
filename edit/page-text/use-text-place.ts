import { EditorView } from "@codemirror/view";
import { type RefObject, useEffect, useRef } from "react";
import type { Keys } from "../../src/content/read/value-node";
import type { ContentPlace } from "../state/content-place";
import { tagsInText } from "../text/text-tags";
import { focusField } from "../workspace/focus-field";

/**
 * Puts the cursor at a place in the text that somebody asked for. If a block hides
 * that place, puts the cursor before the block, and the focus in the field of its
 * form.
 *
 * @param keysAt the field at an offset in the text, if its form is shown
 */
export function useTextPlace(
  viewRef: RefObject<EditorView | null>,
  target: ContentPlace | undefined,
  keysAt: (at: number) => Keys | undefined,
) {
  const askedInBlock = useRef<number>(undefined);
  useEffect(() => {
    if (target?.textAt === undefined || !viewRef.current) return;
    const { doc } = viewRef.current.state;
    const at = Math.min(target.textAt, doc.length);
    const block = tagsInText(doc.toString()).find(
      (tag) => tag.isComplete && tag.at < at && at < tag.end,
    );
    askedInBlock.current = block && at;
    const anchor = block?.at ?? at;
    viewRef.current.focus();
    viewRef.current.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: "center" }),
    });
  }, [viewRef, target]);
  // After each rendering, because the cursor beside the block shows the form.
  useEffect(() => {
    const at = askedInBlock.current;
    const keys = at === undefined ? undefined : keysAt(at);
    if (!keys) return;
    askedInBlock.current = undefined;
    focusField(keys);
  });
}
