import {
  type ContentState,
  unsavedFiles,
  writeFiles,
} from "../state/content-state";
import { type FileText, withChanges } from "../store/texts";
import { type Conflict, mergeChanges } from "./merge";

/** The state with what somebody else has saved, and files that hold it merged. */
function rebase(
  state: ContentState,
  saved: readonly FileText[],
  files: readonly FileText[],
): ContentState {
  if (saved.length + files.length === 0) return state;
  return {
    ...state,
    texts: withChanges(state.texts, files),
    stored: withChanges(state.stored, saved),
    // The past lacks their changes: undo would silently remove them.
    past: [],
    future: [],
    isUnpublished: false,
  };
}

/**
 * Brings in what somebody else has changed, merged with what is written here,
 * except for the conflicts: files in which both have changed the same lines.
 *
 * @param saved what the files hold now, also some that are as they were read
 */
export function bringIn(state: ContentState, saved: readonly FileText[]) {
  const { stored } = state;
  const changed = saved.filter(
    ({ path, text }) => (stored.get(path) ?? null) !== text,
  );
  const { merged, conflicts } = mergeChanges(unsavedFiles(state), changed);
  const isMerged = (file: FileText) =>
    conflicts.every((each) => each.saved !== file);
  return {
    state: rebase(state, changed.filter(isMerged), merged),
    merged,
    conflicts,
  };
}

/**
 * Brings in what somebody else has changed in files about which staff were
 * asked. Choosing their version is a step that can be undone.
 */
export function withChoices(
  state: ContentState,
  conflicts: readonly Conflict[],
): ContentState {
  const saved = conflicts.map((each) => each.saved);
  const mine = conflicts.map(({ path, mine }) => ({ path, text: mine }));
  const theirs = conflicts
    .filter(({ side }) => side === "theirs")
    .map(({ path, theirs }) => ({ path, text: theirs }));
  return writeFiles(rebase(state, saved, mine), theirs);
}
