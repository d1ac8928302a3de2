import { describeChanges } from "./state/describe-changes";
import { withChanges } from "./state/edits";
import { mergeChanges } from "./state/merge";
import type { useEditing } from "./state/use-editing";
import type { FileText, SaveAnswer, Store } from "./store";

/** The result of saving. */
export interface SaveResult {
  readonly answer: SaveAnswer;
  /** The titles of files that now hold somebody else's changes, too. */
  readonly merged: readonly string[];
}

/**
 * Saves what is written. What somebody else changed in other lines meanwhile is
 * merged into it, to be looked at and saved again; for the same lines, `resolve`
 * keeps what is written here, or takes what the files hold now.
 *
 * @param titleOf what staff call a file
 */
export function useSaving(
  store: Store,
  { edits, unsaved: changes, dispatch }: ReturnType<typeof useEditing>,
  titleOf: (path: string) => string,
) {
  const { texts } = edits;
  const save = async (title: string, token: string): Promise<SaveResult> => {
    const { lines } = describeChanges(changes, titleOf);
    const description = lines.join("\n");
    const answer = await store.save({ changes, title, description, token });
    if ("saved" in answer) dispatch({ type: "saved", texts });
    if (!("changedSince" in answer)) return { answer, merged: [] };
    const { merged, conflicts } = mergeChanges(changes, answer.changedSince);
    const isMerged = ({ path }: FileText) =>
      merged.some((each) => each.path === path);
    dispatch({
      type: "rebase",
      changedSince: answer.changedSince.filter(isMerged),
      texts: withChanges(texts, merged),
    });
    return {
      answer: { changedSince: conflicts },
      merged: merged.map(({ path }) => titleOf(path)),
    };
  };
  const resolve = (conflicts: readonly FileText[], keepMine: boolean) => {
    dispatch({
      type: "rebase",
      changedSince: conflicts,
      texts: keepMine ? texts : withChanges(texts, conflicts),
    });
  };
  return { save, resolve };
}
