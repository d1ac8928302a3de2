import type { FileText, OpenContent } from "../store";

/**
 * What each file holds, by its path in the content folder: the text of a text
 * file, and the bytes of a picture or document in base64 (see `encodingOf`).
 */
export type Texts = ReadonlyMap<string, string>;

/** What has been written so far, with its history for undo and redo. */
export interface Edits {
  /** As read, or as last saved; in a review, the site without the pull request. */
  readonly base: Texts;
  /** As read from where it is saved, or as last saved there. */
  readonly stored: Texts;
  readonly texts: Texts;
  /** The files that the texts include or have deleted. */
  readonly known: ReadonlySet<string>;
  readonly past: readonly Texts[];
  readonly future: readonly Texts[];
  /** That of the last change: changes of one group are undone together. */
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

export const startWith = (base: Texts, stored = base): Edits => ({
  base,
  stored,
  texts: stored,
  known: new Set([...base.keys(), ...stored.keys()]),
  past: [],
  future: [],
  undoGroup: undefined,
  isSaved: false,
});

/** The texts with what some files hold now. */
export function withChanges(texts: Texts, changes: readonly FileText[]): Texts {
  const changed = new Map(texts);
  for (const { path, text } of changes) {
    if (text === null) changed.delete(path);
    else changed.set(path, text);
  }
  return changed;
}

const knowing = (known: ReadonlySet<string>, files: readonly FileText[]) =>
  files.every(({ path }) => known.has(path))
    ? known
    : new Set([...known, ...files.map(({ path }) => path)]);

/** Adds what files held that weren't read until now. */
function withHeld(edits: Edits, files: readonly Written[]): Edits {
  const held = files.flatMap(({ path, held: text }) =>
    text === undefined || edits.known.has(path) ? [] : [{ path, text }],
  );
  if (held.length === 0) return edits;
  return {
    ...edits,
    base: withChanges(edits.base, held),
    stored: withChanges(edits.stored, held),
    texts: withChanges(edits.texts, held),
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
      const before = withHeld(edits, files);
      return {
        ...goTo(before, withChanges(before.texts, files), undoGroup),
        known: knowing(edits.known, files),
      };
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
        base: action.texts,
        stored: action.texts,
        undoGroup: undefined,
        isSaved: true,
      };
    case "rebase": {
      const { changedSince, merged } = action;
      return {
        ...edits,
        // A picture may have been added while saving.
        texts: withChanges(texts, merged),
        base: withChanges(edits.base, changedSince),
        stored: withChanges(edits.stored, changedSince),
        known: knowing(edits.known, changedSince),
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

/** The files that differ from the base, by path. */
export function changedFiles({ base, texts }: Pick<Edits, "base" | "texts">) {
  return [...new Set([...base.keys(), ...texts.keys()])]
    .toSorted()
    .map((path): ChangedFile => {
      const before = base.get(path) ?? null;
      return { path, before, after: texts.get(path) ?? null };
    })
    .filter(({ before, after }) => before !== after);
}

/** The files that differ from what is stored, which saving writes. */
export const unsavedFiles = ({
  stored,
  texts,
}: Pick<Edits, "stored" | "texts">): ChangedFile[] =>
  changedFiles({ base: stored, texts });

/** What a draft keeps of edits. */
export type Unsaved = Pick<Edits, "base" | "stored" | "texts">;

/**
 * Starts with what was read, or resumes a draft. Files that the draft didn't
 * change are as they were read now; for the others, saving finds out whether
 * somebody else changed them since.
 */
export function resumeEdits(
  {
    base,
    texts,
    isSaved = false,
  }: Pick<OpenContent, "base" | "texts" | "isSaved">,
  draft?: Unsaved,
): Edits {
  const start = { ...startWith(base, texts), isSaved };
  if (!draft) return start;
  const paths = unsavedFiles(draft).map(({ path }) => path);
  const as = (side: keyof Unsaved) =>
    paths.map((path) => ({ path, text: draft[side].get(path) ?? null }));
  return {
    ...start,
    base: withChanges(start.base, as("base")),
    stored: withChanges(start.stored, as("stored")),
    texts: withChanges(start.texts, as("texts")),
    known: knowing(start.known, as("texts")),
    isSaved: false,
  };
}
