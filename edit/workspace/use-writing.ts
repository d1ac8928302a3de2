import { pageAddress } from "../../src/content/schema/page-address";
import { duskPicture } from "../../src/content/schema/upload-names";
import { baseOf, writeFiles } from "../state/content-state";
import { type ContentPlace, usersOf } from "../state/find-text";
import {
  fileNamed,
  newPage,
  newPageFile,
  objectionTo,
  renamePage,
} from "../state/pages";
import { addedFor } from "../state/uploads";
import type { FileText } from "../store/texts";
import type { Editing } from "./use-editing";
import { formFields } from "../text/read-fields";
import { fileAt } from "./use-place";

/**
 * Writes whole files.
 *
 * @param onOpen opens what was added
 */
export function useWriting(
  { now, update }: Editing,
  onOpen: (place: ContentPlace) => void,
) {
  "use memo"; // It calls no hook, so the React Compiler would skip it.
  /** Writes files, or deletes them. */
  const write = (files: readonly FileText[], undoGroup?: string) =>
    update((state) => writeFiles(state, files, undoGroup));
  return {
    write,
    /** Removes a file, with what was added for it alone, so it isn't published. */
    remove: (path: string) => {
      const removed = [path, ...addedFor(now(), path)];
      write(removed.map((each) => ({ path: each, text: null })));
    },
    /**
     * Adds a picture. Removes the one it replaces if that was only tried: not
     * saved yet, and used nowhere else. So it isn't published.
     *
     * @param replaced the path that the field had; empty if it had none
     */
    addPicture: (
      path: string,
      base64: string,
      undoGroup: string,
      replaced = "",
    ) => {
      const { texts, stored } = now();
      const isTried =
        replaced !== "" &&
        usersOf(texts, replaced).flatMap(([, text]) =>
          text.split(replaced).slice(1),
        ).length <= 1;
      const tried = isTried ? [replaced, duskPicture(replaced)] : [];
      const gone = tried.filter((each) => texts.has(each) && !stored.has(each));
      write(
        [
          { path, text: base64 },
          ...gone.map((each) => ({ path: each, text: null })),
        ],
        undoGroup,
      );
    },
    /** Adds a page, or opens the existing one. */
    addPage: (title: string) => {
      const { texts } = now();
      const named = newPageFile(title, (path) => texts.has(path));
      // The page of events isn't a text page: it has a form.
      const path = fileAt(pageAddress(named)) ?? named;
      const isNew = path === named && !texts.has(path);
      if (isNew) write([{ path, text: newPage(title) }]);
      onOpen({ path });
      return isNew ? "added" : "there";
    },
    /** Gives a page another address, or returns why it can't have that one. */
    rename: (path: string, name: string) => {
      const state = now();
      const { texts } = state;
      const objection = objectionTo(name, (each) => texts.has(each));
      if (objection !== undefined) return objection;
      const renamed = fileNamed(name);
      // A page that was never saved needs no redirect: nobody knows its
      // address.
      const isKnown = baseOf(state).has(path);
      if (isKnown && !formFields(path, texts.get(path) ?? "")) {
        return "First fix the problems at the top of the page, where its old address will be written.";
      }
      write(renamePage(texts, path, renamed, isKnown));
      // Otherwise, Back would look for the file that is gone.
      history.replaceState(renamed, "");
      onOpen({ path: renamed });
      return undefined;
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
