import type { Snapshot } from "../src/content/read/snapshot";
import type { ChangedFile, Texts } from "./state/edits";

/** What there is to edit. */
export interface OpenContent {
  /** Where it is, as the browser remembers what isn't saved. */
  readonly name: string;
  /** The name of its folder in reports. */
  readonly folder: string;
  /** What the editor changes, as it is there. */
  readonly base: Texts;
  /** What to begin with: the same, or what a pull request makes of it. */
  readonly texts: Texts;
  /** All that is in the folder besides. */
  readonly others: Snapshot;
}

/** What a file holds now that somebody else changed it; null if it is gone. */
export interface ChangedSince {
  readonly path: string;
  readonly text: string | null;
}

export type SaveAnswer =
  | {
      readonly saved: true;
      /** Where to see what was saved. */
      readonly link?: { readonly address: string; readonly words: string };
    }
  /** Nothing was saved, because these files are not as they were read. */
  | { readonly changedSince: readonly ChangedSince[] }
  /** Why nothing was saved, in words for staff. */
  | { readonly error: string };

export interface Saving {
  readonly changes: readonly ChangedFile[];
  /** What changes, in one line. */
  readonly title: string;
  /** The same in more lines. */
  readonly description: string;
  /** What shows GitHub who is saving. */
  readonly token: string;
}

/** A place where content is kept. */
export interface Store {
  /** What saving is called there. */
  readonly saveWords: string;
  /** Whether what was opened is a change to look at. */
  readonly isReview?: boolean;
  /** Where somebody who wants to save gets a token; undefined if none is needed. */
  readonly tokenPage?: string;
  /**
   * Reads the content.
   *
   * @param token what shows GitHub who is asking; empty if nobody was asked yet
   * @throws {Refused}
   */
  readonly open: (token: string) => Promise<OpenContent>;
  /**
   * Reads a picture or a document that is there, in base64.
   *
   * @throws {Refused}
   */
  readonly read: (path: string) => Promise<string>;
  /** Saves all changes, or none of them. */
  readonly save: (saving: Saving) => Promise<SaveAnswer>;
}
