import { redo, undo } from "../state/content-state";
import type { ContentPlace } from "../state/find-text";
import { placeOfChange } from "./place-of-change";
import type { Editing } from "./use-editing";

/**
 * Undo and redo.
 *
 * @param onOpen shows what was undone, which may be in another file
 */
export function useHistory(
  { now, update }: Editing,
  onOpen: (place: ContentPlace) => void,
) {
  "use memo"; // It calls no hook, so the React Compiler would skip it.
  const step = (change: typeof undo) => {
    // Not the rendered texts, which may lack the letters typed last.
    const { texts } = now();
    update(change);
    const place = placeOfChange(texts, now().texts);
    if (place) onOpen(place);
  };
  return { undo: () => step(undo), redo: () => step(redo) };
}
