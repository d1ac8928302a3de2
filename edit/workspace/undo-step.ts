import { flushSync } from "react-dom";
import type { undo } from "../state/content-state";
import type { ContentPlace } from "../state/content-place";
import type { LiveState } from "../state/live-state";
import { difference } from "../text/difference";
import { placeOfChange } from "./place-of-change";

/**
 * Undoes or redoes a change, or discards all. The next key goes where the change is.
 *
 * @param openPlace shows what was undone, which may be in another file
 */
export function undoStep(
  change: typeof undo,
  { now, update }: LiveState,
  openPlace: (place: ContentPlace) => void,
) {
  // Not the rendered texts, which may lack the letters typed last.
  const { texts } = now();
  const fields = Array.from(
    document.querySelectorAll<HTMLInputElement>("input, textarea"),
    (field) => ({ field, before: field.value }),
  );
  flushSync(() => update(change));
  const changed = fields.find(
    // In a narrow window, the form may be hidden.
    ({ field, before }) =>
      field.value !== before && field.getClientRects().length > 0,
  );
  if (!changed) {
    const place = placeOfChange(texts, now().texts);
    if (place) openPlace(place);
    return;
  }
  const { field, before } = changed;
  field.focus();
  // Otherwise, the cursor would be at the end. A date has no cursor.
  if (field.selectionStart !== null) {
    const { at, text } = difference(before, field.value);
    field.setSelectionRange(at + text.length, at + text.length);
  }
}
