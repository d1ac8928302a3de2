import type { ChangedSince } from "../store";

/**
 * What each file holds, by its path in the content folder: a text as it is, a
 * picture in base64.
 */
export type Texts = ReadonlyMap<string, string>;

/** What somebody has written so far, and how to go back and forth in it. */
export interface Edits {
  /** As read, or as last saved. */
  readonly base: Texts;
  readonly texts: Texts;
  readonly past: readonly Texts[];
  readonly future: readonly Texts[];
  /** Where the last change was made; typing in one place is one step back. */
  readonly place: string | undefined;
}

export type Action =
  /** Writes a file; undefined deletes it. */
  | {
      readonly type: "write";
      readonly path: string;
      readonly text: string | undefined;
      readonly place: string;
    }
  /** Writes several files at once. */
  | { readonly type: "replace"; readonly texts: Texts }
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
  past: [],
  future: [],
  place: undefined,
});

function withText(texts: Texts, path: string, text: string | undefined): Texts {
  const changed = new Map(texts);
  if (text === undefined) changed.delete(path);
  else changed.set(path, text);
  return changed;
}

/** The texts with what some files hold now. */
export const withChanges = (texts: Texts, changes: readonly ChangedSince[]) =>
  changes.reduce(
    (all, { path, text }) => withText(all, path, text ?? undefined),
    texts,
  );

/** What the editor knows after somebody did something. */
export function edit(edits: Edits, action: Action): Edits {
  const { texts, past, future } = edits;
  switch (action.type) {
    case "write": {
      const isSamePlace = edits.place === action.place && past.length > 0;
      return {
        ...edits,
        texts: withText(texts, action.path, action.text),
        past: isSamePlace ? past : [...past, texts],
        future: [],
        place: action.place,
      };
    }
    case "undo": {
      const before = past.at(-1);
      if (!before) return edits;
      return {
        ...edits,
        texts: before,
        past: past.slice(0, -1),
        future: [texts, ...future],
        place: undefined,
      };
    }
    case "redo": {
      const [after, ...later] = future;
      if (!after) return edits;
      return {
        ...edits,
        texts: after,
        past: [...past, texts],
        future: later,
        place: undefined,
      };
    }
    case "replace":
      return {
        ...edits,
        texts: action.texts,
        past: [...past, texts],
        future: [],
        place: undefined,
      };
    case "saved":
      return { ...edits, base: action.texts, place: undefined };
    case "rebase":
      return {
        ...edits,
        base: withChanges(edits.base, action.changedSince),
        texts: action.texts,
        past: [...past, texts],
        future: [],
        place: undefined,
      };
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
  let [base, texts] = [read, read];
  for (const { path, before, after } of changedFiles(draft)) {
    base = withText(base, path, before ?? undefined);
    texts = withText(texts, path, after ?? undefined);
  }
  return { ...startWith(base), texts };
}
