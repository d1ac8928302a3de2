import type { Snapshot } from "../../src/content/read/snapshot";
import type { FileText, OpenContent } from "../store";

/**
 * What each file holds, by its path in the content folder: the text of a text
 * file, and the bytes of a picture or document in base64 (see `textFrom`).
 */
export type Texts = ReadonlyMap<string, string>;

/** What has been written so far, with its history for undo and redo. */
export interface Edits {
  /** In a review, what the site has without the pull request. */
  readonly reviewBase?: Texts | undefined;
  /** As read from where it is saved, or as last saved there. */
  readonly stored: Texts;
  readonly texts: Texts;
  /** Everything else in the folder: no file is in the texts and here. */
  readonly others: Snapshot;
  readonly past: readonly Texts[];
  readonly future: readonly Texts[];
  /** The group of the last change: changes of one group are undone together. */
  readonly undoGroup: string | undefined;
  /** Whether saving was the last action. */
  readonly isSaved: boolean;
}

/** What a file should hold; null to delete it. */
export interface Written extends FileText {
  /** What a picture or document held that wasn't read until now. */
  readonly held?: string | undefined;
}

export type Action =
  | {
      readonly type: "write";
      readonly files: readonly Written[];
      /** Changes of one group in a row are undone together. */
      readonly undoGroup?: string | undefined;
    }
  /** A change of one file's text, whatever the text is by then. */
  | {
      readonly type: "change";
      readonly path: string;
      readonly change: (text: string) => string;
      /** Changes of one group in a row are undone together. */
      readonly undoGroup?: string | undefined;
    }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** These texts were saved; what was written since stays. */
  | { readonly type: "saved"; readonly texts: Texts }
  /** Somebody else changed some files, and these are merged with them. */
  | {
      readonly type: "rebase";
      readonly changedSince: readonly FileText[];
      readonly merged: readonly FileText[];
    };

/** The texts with what some files hold now. */
export function withChanges(texts: Texts, changes: readonly FileText[]): Texts {
  const changed = new Map(texts);
  for (const { path, text } of changes) {
    if (text === null) changed.delete(path);
    else changed.set(path, text);
  }
  return changed;
}

/** Takes over from the rest of the folder what is written, and what it held. */
function takeOver(edits: Edits, files: readonly Written[]): Edits {
  const { entries } = edits.others;
  const taken = files.filter((file) =>
    entries.some(({ path }) => path === file.path),
  );
  if (taken.length === 0) return edits;
  const held = taken.flatMap(({ path, held: text }) =>
    text === undefined ? [] : [{ path, text }],
  );
  const rest = entries.filter((entry) =>
    taken.every(({ path }) => path !== entry.path),
  );
  return {
    ...edits,
    reviewBase: edits.reviewBase && withChanges(edits.reviewBase, held),
    stored: withChanges(edits.stored, held),
    texts: withChanges(edits.texts, held),
    others: { ...edits.others, entries: rest },
    past: edits.past.map((texts) => withChanges(texts, held)),
  };
}

/** Replaces the texts, which can be undone. */
function goTo(edits: Edits, texts: Texts, undoGroup?: string): Edits {
  const { past } = edits;
  const isSameGroup =
    undoGroup !== undefined && undoGroup === edits.undoGroup && past.length > 0;
  return {
    ...edits,
    texts,
    past: isSameGroup ? past : [...past, edits.texts],
    future: [],
    undoGroup,
    isSaved: false,
  };
}

/** The edits after an action. */
export function edit(edits: Edits, action: Action): Edits {
  const { texts, past, future } = edits;
  switch (action.type) {
    case "write": {
      const { files, undoGroup } = action;
      const before = takeOver(edits, files);
      return goTo(before, withChanges(before.texts, files), undoGroup);
    }
    case "change": {
      const { path, change, undoGroup } = action;
      const before = texts.get(path);
      const after = before === undefined ? undefined : change(before);
      if (after === undefined || after === before) return edits;
      return goTo(
        edits,
        withChanges(texts, [{ path, text: after }]),
        undoGroup,
      );
    }
    case "undo": {
      const before = past.at(-1);
      return before
        ? {
            ...goTo(edits, before),
            past: past.slice(0, -1),
            future: [texts, ...future],
          }
        : edits;
    }
    case "redo": {
      const [after, ...later] = future;
      return after ? { ...goTo(edits, after), future: later } : edits;
    }
    case "saved":
      return {
        ...edits,
        stored: action.texts,
        undoGroup: undefined,
        isSaved: true,
      };
    case "rebase": {
      const { changedSince, merged } = action;
      if (changedSince.length + merged.length === 0) return edits;
      return {
        ...takeOver(edits, changedSince),
        // A picture may have been added while saving.
        texts: withChanges(texts, merged),
        stored: withChanges(edits.stored, changedSince),
        // What was written before doesn't have their changes: undo would take
        // these away, and saving would not notice.
        past: [],
        future: [],
        undoGroup: undefined,
        isSaved: false,
      };
    }
  }
}

/** A changed file: what it held, and what it holds now; null for nothing. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The files that differ from what they were, by path. */
export const changedFiles = (before: Texts, after: Texts): ChangedFile[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .map((path) => ({
      path,
      before: before.get(path) ?? null,
      after: after.get(path) ?? null,
    }))
    .filter((file) => file.before !== file.after);

/** What a draft keeps of edits. */
export type Unsaved = Pick<Edits, "stored" | "texts">;

/** The files that saving writes. */
export const unsavedFiles = ({ stored, texts }: Unsaved) =>
  changedFiles(stored, texts);

/** The files that the changes shown are compared with. */
export const baseOf = ({
  reviewBase,
  stored,
}: Pick<Edits, "reviewBase" | "stored">) => reviewBase ?? stored;

/**
 * Starts with what was read, or resumes a draft. Files that the draft didn't
 * change are as they were read now; for the others, saving finds out whether
 * somebody else changed them since.
 */
export function startEdits(
  {
    reviewBase,
    texts,
    others,
    isSaved = false,
  }: Pick<OpenContent, "reviewBase" | "texts" | "others" | "isSaved">,
  draft?: Unsaved,
): Edits {
  const start: Edits = {
    ...{ reviewBase, stored: texts, texts, others, isSaved },
    ...{ past: [], future: [], undoGroup: undefined },
  };
  if (!draft) return start;
  const unsaved = unsavedFiles(draft);
  const as = (side: "before" | "after") =>
    unsaved.map((file) => ({ path: file.path, text: file[side] }));
  const held = unsaved.map(({ path, before, after }) => ({
    ...{ path, text: after, held: before ?? undefined },
  }));
  return {
    ...takeOver(start, held),
    stored: withChanges(start.stored, as("before")),
    texts: withChanges(start.texts, as("after")),
    isSaved: false,
  };
}
