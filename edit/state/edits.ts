import type { ChangedSince } from "../store";

/**
 * What each file holds, by its path in the content folder: a text as it is, a
 * picture or a document in base64.
 */
export type Texts = ReadonlyMap<string, string>;

/** What somebody has written so far, and how to go back and forth in it. */
export interface Edits {
  /** As read, or as last saved. */
  readonly base: Texts;
  readonly texts: Texts;
  /** The files that the texts tell of, those that are gone included. */
  readonly known: ReadonlySet<string>;
  readonly past: readonly Texts[];
  readonly future: readonly Texts[];
  /** Where the last change was made; typing in one place is one step back. */
  readonly place: string | undefined;
}

/** What a file should hold; null to delete it. */
export interface Written extends ChangedSince {
  /** What a picture or document holds that wasn't read before. */
  readonly held?: string | undefined;
}

export type Action =
  | {
      readonly type: "write";
      readonly files: readonly Written[];
      /** Changes of one place are undone together. */
      readonly place?: string;
    }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** The files hold these texts now, and what was written since stays. */
  | { readonly type: "saved"; readonly texts: Texts }
  /** Some files hold something else now, and these texts go on from it. */
  | {
      readonly type: "rebase";
      readonly changedSince: readonly ChangedSince[];
      readonly texts: Texts;
    };

export const startWith = (base: Texts): Edits => ({
  base,
  texts: base,
  known: new Set(base.keys()),
  past: [],
  future: [],
  place: undefined,
});

/** The texts with what some files hold now. */
export function withChanges(
  texts: Texts,
  changes: readonly ChangedSince[],
): Texts {
  const changed = new Map(texts);
  for (const { path, text } of changes) {
    if (text === null) changed.delete(path);
    else changed.set(path, text);
  }
  return changed;
}

const knowing = (known: ReadonlySet<string>, files: readonly ChangedSince[]) =>
  files.every(({ path }) => known.has(path))
    ? known
    : new Set([...known, ...files.map(({ path }) => path)]);

/** Knows what files held that weren't read before. */
function withHeld(edits: Edits, files: readonly Written[]): Edits {
  const held = files.flatMap(({ path, held: text }) =>
    text === undefined || edits.known.has(path) ? [] : [{ path, text }],
  );
  if (held.length === 0) return edits;
  return {
    ...edits,
    base: withChanges(edits.base, held),
    texts: withChanges(edits.texts, held),
    past: edits.past.map((texts) => withChanges(texts, held)),
  };
}

/** Goes on with other texts, which can be undone. */
function goTo(edits: Edits, texts: Texts, place?: string): Edits {
  const { past } = edits;
  const isSamePlace =
    place !== undefined && place === edits.place && past.length > 0;
  return {
    ...edits,
    texts,
    past: isSamePlace ? past : [...past, edits.texts],
    future: [],
    place,
  };
}

/** What the editor knows after somebody did something. */
export function edit(edits: Edits, action: Action): Edits {
  const { texts, past, future } = edits;
  switch (action.type) {
    case "write": {
      const { files, place } = action;
      const before = withHeld(edits, files);
      return {
        ...goTo(before, withChanges(before.texts, files), place),
        known: knowing(edits.known, files),
      };
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
      return { ...edits, base: action.texts, place: undefined };
    case "rebase": {
      const { changedSince } = action;
      return {
        ...goTo(edits, action.texts),
        base: withChanges(edits.base, changedSince),
        known: knowing(edits.known, changedSince),
      };
    }
  }
}

/** A file that was changed: what it held, and what it holds now. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The files whose texts differ from the base, by path. */
export function changedFiles({ base, texts }: Pick<Edits, "base" | "texts">) {
  return [...new Set([...base.keys(), ...texts.keys()])]
    .toSorted()
    .map((path): ChangedFile => {
      const before = base.get(path) ?? null;
      return { path, before, after: texts.get(path) ?? null };
    })
    .filter(({ before, after }) => before !== after);
}

/**
 * Goes on with what was written before. Files that weren't touched then are as
 * they are now; for the others, a save finds out whether they changed since.
 */
export function goOn(read: Texts, draft: Pick<Edits, "base" | "texts">): Edits {
  const changes = changedFiles(draft);
  const as = (side: "before" | "after") =>
    changes.map((change) => ({ path: change.path, text: change[side] }));
  const start = startWith(withChanges(read, as("before")));
  return {
    ...start,
    texts: withChanges(read, as("after")),
    known: knowing(start.known, as("after")),
  };
}
