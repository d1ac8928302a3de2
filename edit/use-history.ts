import { redo, undo } from "./state/content-state";
import type { ContentPlace } from "./state/find-text";
import { placeOfChange } from "./state/place-of-change";
import type { Editing } from "./state/use-editing";

/**
 * Undo and redo.
 *
 * @param onOpen shows what was undone, which may be far from what is open
 */
export function useHistory(
  { now, update }: Editing,
  onOpen: (place: ContentPlace) => void,
) {
  "use memo"; // It calls no hook, so the React Compiler would leave it out.
  const step = (change: typeof undo) => {
    // Not what is rendered: letters typed last may be missing there.
    const { texts } = now();
    update(change);
    const place = placeOfChange(texts, now().texts);
    if (place) onOpen(place);
  };
  return { undo: () => step(undo), redo: () => step(redo) };
}
