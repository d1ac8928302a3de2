import { pageAddress } from "../../src/content/schema/page-address";
import { baseOf } from "../state/content-state";
import type { ContentPlace } from "../state/content-place";
import type { LiveState } from "../state/live-state";
import {
  fileNamed,
  newPage,
  newPageFile,
  objectionTo,
  renamePage,
} from "../state/pages";
import { deleteTried } from "../state/uploads";
import { withChanges } from "../store/texts";
import { formFields } from "../text/read-fields";
import { fileAt } from "../state/file-at";

/** Removes a file, with what was added for it alone, so it isn't published. */
export function removeFile({ now, write }: LiveState, path: string) {
  const { texts, stored } = now();
  const removed = { path, text: null };
  const left = { stored, texts: withChanges(texts, [removed]) };
  write([removed, ...deleteTried(left, texts.get(path) ?? "")]);
}

/**
 * Adds a page, if there is none of its address.
 *
 * @returns the path of the page, and whether it was added
 */
export function addPage({ now, write }: LiveState, title: string) {
  const { texts } = now();
  const named = newPageFile(title, (path) => texts.has(path));
  // The page of events isn't a text page: it has a form.
  const path = fileAt(pageAddress(named)) ?? named;
  const isNew = path === named && !texts.has(path);
  if (isNew) write([{ path, text: newPage(title) }]);
  return { path, isNew };
}

/**
 * Gives a page another address, and opens it there.
 *
 * @returns why it can't have that address; undefined if it has it now
 */
export function changeAddress(
  { now, write }: LiveState,
  path: string,
  name: string,
  openPlace: (place: ContentPlace) => void,
): string | undefined {
  const state = now();
  const { texts } = state;
  const objection = objectionTo(name, (each) => texts.has(each));
  if (objection !== undefined) return objection;
  const renamed = fileNamed(name);
  // A page that was never saved needs no redirect: nobody knows its address.
  const isKnown = baseOf(state).has(path);
  if (isKnown && !formFields(path, texts.get(path) ?? "")) {
    return "First fix the problems at the top of the page, where its old address will be written.";
  }
  write(renamePage(texts, path, renamed, isKnown));
  // Otherwise, Back would look for the file that is gone.
  history.replaceState(renamed, "");
  openPlace({ path: renamed });
  return undefined;
}
