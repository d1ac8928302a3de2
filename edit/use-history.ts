import type { FoundText } from "./state/find-text";
import { placeOfChange } from "./state/place-of-change";
import type { useEditing } from "./state/use-editing";

/**
 * Undo and redo; each is undefined while it can't be done.
 *
 * @param onOpen shows what it changed, which may be far from what is open
 */
export function useHistory(
  { edits, dispatch }: ReturnType<typeof useEditing>,
  onOpen: (place: FoundText) => void,
) {
  const { texts, past, future } = edits;
  const step = (type: "undo" | "redo") => {
    const after = type === "undo" ? past.at(-1) : future[0];
    if (!after) return undefined;
    return () => {
      dispatch({ type });
      const place = placeOfChange(texts, after);
      if (place) onOpen(place);
    };
  };
  return { undo: step("undo"), redo: step("redo") };
}
