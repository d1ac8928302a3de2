import { describeChanges } from "./state/describe-changes";
import { type Conflict, mergeChanges } from "./state/merge";
import type { Editing } from "./state/use-editing";
import type { FileText, SavedLink, Store } from "./store";

/** The result of saving. */
export interface SaveResult {
  /** Why nothing was saved, in words for staff. */
  readonly error?: string;
  /** Files to choose between two texts of; nothing was saved. */
  readonly conflicts?: readonly Conflict[];
  /** The titles of files that now hold somebody else's changes; nothing was saved. */
  readonly merged?: readonly string[];
  readonly isSaved?: boolean;
  readonly link?: SavedLink | undefined;
}

/**
 * Saves what is written. What somebody else changed in other lines meanwhile is
 * merged into it, to be looked at and saved again; for the same lines, `resolve`
 * keeps what is written here, or takes what they wrote, which can be undone.
 *
 * @param fileTitle what staff call a file
 */
export function useSaving(
  store: Store,
  { edits, unsaved: changes, dispatch }: Editing,
  fileTitle: (path: string) => string,
) {
  const { texts, stored } = edits;
  const save = async (title: string): Promise<SaveResult> => {
    const { lines } = describeChanges(changes, fileTitle);
    const description = lines.join("\n");
    const answer = await store
      .save({ changes, title, description })
      .catch(String);
    if (typeof answer === "string") {
      return { error: `${answer} What you wrote is kept here.` };
    }
    if ("saved" in answer) {
      dispatch({ type: "saved", texts });
      return { isSaved: true, link: answer.link };
    }
    const changedSince = answer.changedSince.filter(
      ({ path, text }) => (stored.get(path) ?? null) !== text,
    );
    const { merged, conflicts } = mergeChanges(changes, changedSince);
    const isMerged = ({ path }: FileText) =>
      conflicts.every((each) => (each.movedFrom ?? each.path) !== path);
    dispatch({
      type: "rebase",
      changedSince: changedSince.filter(isMerged),
      merged,
    });
    return { conflicts, merged: merged.map(({ path }) => fileTitle(path)) };
  };
  const resolve = (conflicts: readonly Conflict[], keepMine: boolean) => {
    const as = (side: "mine" | "theirs") =>
      conflicts.map((each) => ({ path: each.path, text: each[side] }));
    dispatch({
      type: "rebase",
      changedSince: conflicts.map(({ path, movedFrom = path, now }) => ({
        path: movedFrom,
        text: now,
      })),
      merged: as("mine"),
    });
    if (!keepMine) dispatch({ type: "write", files: as("theirs") });
  };
  return { save, resolve };
}
