import type { OpenContent } from "../store/store";
import {
  type ChangedFile,
  type FileText,
  type Texts,
  changedFiles,
  withChanges,
} from "../store/texts";

/** The content as it is being edited, with its history for undo and redo. */
export interface ContentState extends Omit<OpenContent, "name"> {
  /** As last read from the store, or as last saved there. */
  readonly stored: Texts;
  readonly past: readonly Texts[];
  readonly future: readonly Texts[];
  /** The group of the last change: changes of one group are undone together. */
  readonly undoGroup?: string | undefined;
  /** Whether the last save wasn't finished; see `mayHaveSaved`. */
  readonly isHalfSaved?: boolean;
}

/** What files held before changes, or hold after them. */
const fileTexts = (changes: readonly ChangedFile[], side: "before" | "after") =>
  changes.map((file) => ({ path: file.path, text: file[side] }));

/**
 * Writes files, or deletes them. If that changes nothing, there is no step to undo.
 *
 * @param undoGroup consecutive changes of one group are undone together
 */
export function writeFiles(
  state: ContentState,
  files: readonly FileText[],
  undoGroup?: string,
): ContentState {
  const { texts, past } = state;
  if (files.every(({ path, text }) => (texts.get(path) ?? null) === text)) {
    return state;
  }
  const isSameGroup =
    undoGroup !== undefined && undoGroup === state.undoGroup && past.length > 0;
  return {
    ...state,
    texts: withChanges(texts, files),
    past: isSameGroup ? past : [...past, texts],
    future: [],
    undoGroup,
  };
}

export function undo(state: ContentState): ContentState {
  const texts = state.past.at(-1);
  if (!texts) return state;
  const past = state.past.slice(0, -1);
  const future = [state.texts, ...state.future];
  return { ...state, texts, past, future, undoGroup: undefined };
}

export function redo(state: ContentState): ContentState {
  const [texts, ...future] = state.future;
  if (!texts) return state;
  const past = [...state.past, state.texts];
  return { ...state, texts, past, future, undoGroup: undefined };
}

/** Marks changes as saved, but not what has changed since saving began. */
export const markSaved = (
  state: ContentState,
  changes: readonly ChangedFile[],
): ContentState => ({
  ...state,
  stored: withChanges(state.stored, fileTexts(changes, "after")),
  undoGroup: undefined,
  isUnpublished: true,
});

/** What a draft keeps. */
export type Unsaved = Pick<ContentState, "stored" | "texts">;

/** The files that saving writes. */
export const unsavedFiles = ({ stored, texts }: Unsaved) =>
  changedFiles(stored, texts);

/**
 * Takes back what isn't saved, in one step, which can be undone.
 *
 * @param paths of the files in which to do so: by default, all
 */
export function discardUnsaved(state: ContentState, paths?: readonly string[]) {
  const files = unsavedFiles(state).filter(
    ({ path }) => paths?.includes(path) ?? true,
  );
  return writeFiles(state, fileTexts(files, "before"));
}

/** The texts that the changes are compared with. */
export const baseOf = ({ reviewBase, stored }: ContentState) =>
  reviewBase ?? stored;

/**
 * Starts with what was read, or resumes a draft. Files that the draft didn't
 * change are as they were read now; for the others, saving finds out whether
 * somebody else changed them since.
 */
export function startState(
  open: Omit<OpenContent, "name">,
  draft?: Unsaved,
): ContentState {
  const { texts } = open;
  const start = { ...open, stored: texts, past: [], future: [] };
  if (!draft) return start;
  const unsaved = unsavedFiles(draft);
  return {
    ...start,
    texts: withChanges(texts, fileTexts(unsaved, "after")),
    stored: withChanges(texts, fileTexts(unsaved, "before")),
  };
}
