import { flushSync } from "react-dom";
import type { Problem } from "../../src/content/check/result";
import { type TextEdit, withEdits } from "../../src/content/read/edits";
import type { Keys } from "../../src/content/read/value-node";
import { placeOfProblem } from "../check/problem-places";
import type { LiveState } from "../state/live-state";
import { deleteTried } from "../state/uploads";
import { changeFile } from "../text/change-file";
import type { FieldChange } from "../text/proposals";
import type { Navigation } from "./use-navigation";
import type { Problems } from "./use-problems";

/** Finds an edit in a text; undefined to leave it as it is. */
type EditOf = (text: string) => TextEdit | undefined;

/** Changes one file, in its form or in its text. */
export function fileChanges(
  path: string,
  { now, write }: LiveState,
  openPlace: Navigation["openPlace"],
  upToDate: Problems["upToDate"],
) {
  /** The changes of one field are undone together. */
  const undoGroupOf = (keys: Keys) => [path, ...keys].join(" ");
  const splice = (editOf: EditOf, undoGroup?: string) => {
    const text = now().texts.get(path);
    if (text === undefined) return;
    write([{ path, text: withEdits(text, editOf(text)) }], undoGroup);
  };
  return {
    /** Replaces a part of the text. What is typed is undone together. */
    editText: (editOf: EditOf, isTyped = false) =>
      // No field of a file has this name.
      splice(editOf, isTyped ? undoGroupOf(["<text>"]) : undefined),
    /**
     * Changes a field, unless that would change something else too.
     *
     * @param focus the field that is focused then
     * @param undoneWith the field whose changes this one is undone with, if it was
     * typed; by default, only those of the same field
     */
    change: (
      each: FieldChange,
      {
        focus,
        undoneWith = each.keys,
      }: { focus?: Keys; undoneWith?: Keys } = {},
    ) => {
      const isTyping = each.kind === "write" && typeof each.value === "string";
      const undoGroup = isTyping ? undoGroupOf(undoneWith) : undefined;
      // A field must be rendered before it is focused.
      flushSync(() =>
        splice(
          (latest) => changeFile(path, latest, each, now().stored.get(path)),
          undoGroup,
        ),
      );
      if (focus) openPlace({ path, keys: focus });
    },
    fix: (problem: Problem) => {
      const latest = upToDate(problem);
      if (!latest) return;
      const fixed = placeOfProblem(latest, now().texts);
      // Rendered at once, because the button goes away with its problem.
      flushSync(() => splice(() => latest.edit));
      openPlace(fixed);
    },
    /**
     * Adds a picture for a field.
     *
     * @param replaced the path that the field had before; empty if it had none
     */
    addPicture: (picture: string, base64: string, keys: Keys, replaced = "") =>
      write(
        [{ path: picture, text: base64 }, ...deleteTried(now(), replaced)],
        undoGroupOf(keys),
      ),
    removePicture: (picture: string) => write([{ path: picture, text: null }]),
  };
}

export type FileChanges = ReturnType<typeof fileChanges>;
