import { baseOf } from "../state/content-state";
import type { ContentPlace } from "../state/content-place";
import type { LiveState } from "../state/live-state";
import { renamePage } from "../state/pages";
import { deleteTried } from "../state/uploads";
import { withChanges } from "../store/texts";

/** Removes a file, with what was added for it alone, so it isn't published. */
export function removeFile({ now, write }: LiveState, path: string) {
  const { texts, stored } = now();
  const removed = { path, text: null };
  const left = { stored, texts: withChanges(texts, [removed]) };
  write([removed, ...deleteTried(left, texts.get(path) ?? "")]);
}

/** Gives a page another address, and opens it there. */
export function changeAddress(
  { now, write }: LiveState,
  path: string,
  renamed: string,
  openPlace: (place: ContentPlace) => void,
) {
  const state = now();
  // A page that was never saved needs no redirect: nobody knows its address.
  const isKnown = baseOf(state).has(path);
  write(renamePage(state.texts, path, renamed, isKnown));
  // Otherwise, Back would look for the file that is gone.
  history.replaceState(renamed, "");
  openPlace({ path: renamed });
}
