import { flushSync } from "react-dom";
import type { Problem } from "../../src/content/check/result";
import type { TextEdit } from "../../src/content/read/edits";
import type { Keys } from "../../src/content/read/value-node";
import { placeOfProblem } from "../check/problem-places";
import { changeText } from "../state/content-state";
import { type EditOf, type FieldChange, changeFile } from "../text/change-file";
import { withEdits } from "../text/with-edits";
import type { PaneProps } from "./pane-props";

/** The changes of one field are undone together. */
export const undoGroupOf = (path: string, keys: Keys) =>
  [path, ...keys].join(" ");

/** Changes one file, in its form or in its text. */
export function useFileChanges(
  path: string,
  {
    editing,
    navigation,
    problems,
  }: Pick<PaneProps, "editing" | "navigation" | "problems">,
) {
  "use memo"; // It calls no hook, so the React Compiler would skip it.
  const { now, update } = editing;
  const { openPlace } = navigation;
  const { upToDate } = problems;
  /** Replaces a part of the text; see `undoGroupOf`. */
  const splice = (editOf: EditOf, undoGroup?: string) => {
    const changed = (latest: string) => withEdits(latest, editOf(latest));
    update((state) => changeText(state, path, changed, undoGroup));
  };
  return {
    splice,
    /**
     * Changes a field, and then focuses another, if one is given. Returns false
     * if it wasn't changed, because that would have changed something else too.
     */
    change: (each: FieldChange, focus?: Keys) => {
      const isTyping = each.kind === "write" && typeof each.value === "string";
      const undoGroup = isTyping ? undoGroupOf(path, each.keys) : undefined;
      let edit: TextEdit | undefined;
      // A field must be rendered before it is focused.
      flushSync(() =>
        splice((latest) => {
          edit = changeFile(path, latest, each);
          return edit;
        }, undoGroup),
      );
      if (focus) openPlace({ path, keys: focus });
      return edit !== undefined;
    },
    fix: (problem: Problem) => {
      const latest = upToDate(problem);
      if (!latest) return;
      const fixed = placeOfProblem(latest, now().texts);
      // Rendered at once, because the button goes away with its problem.
      flushSync(() => splice(() => latest.edit));
      openPlace(fixed);
    },
  };
}
