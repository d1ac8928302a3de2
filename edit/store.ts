import type { Snapshot } from "../src/content/read/snapshot";
import type { ChangedFile, Texts } from "./state/edits";

/** The content to edit. */
export interface OpenContent {
  /** By which the browser finds the draft of it again. */
  readonly name: string;
  /** The name of its folder in reports. */
  readonly folder: string;
  /** The files that the editor can change, as they are in the store. */
  readonly base: Texts;
  /** What editing starts with: the same, or the files of a pull request. */
  readonly texts: Texts;
  /** Everything else in the folder. */
  readonly others: Snapshot;
}

/** A file and what it holds, as the editor keeps it; null if it isn't there. */
export interface FileText {
  readonly path: string;
  readonly text: string | null;
}

export type SaveAnswer =
  | {
      readonly saved: true;
      /** Where to see what was saved. */
      readonly link?: { readonly address: string; readonly words: string };
    }
  /**
   * Nothing was saved, because these files have changed since they were read;
   * with what they hold now.
   */
  | { readonly changedSince: readonly FileText[] }
  /** Nothing was saved; the reason, in words for staff. */
  | { readonly error: string };

export interface Saving {
  readonly changes: readonly ChangedFile[];
  /** A summary of the changes in one line. */
  readonly title: string;
  /** One line for each change. */
  readonly description: string;
  /** The token for GitHub; empty for other stores. */
  readonly token: string;
}

/** A place where content is kept. */
export interface Store {
  /** The label of the button that saves. */
  readonly saveWords: string;
  /** When visitors will see what was saved. */
  readonly whenShown: string;
  /** Whether a pull request was opened, to review it. */
  readonly isReview?: boolean;
  /** Where to get a token, which saving needs; undefined if it doesn't. */
  readonly tokenPage?: string;
  /**
   * Reads the content.
   *
   * @param token for GitHub; empty at first
   * @throws {Refused}
   */
  readonly open: (token: string) => Promise<OpenContent>;
  /**
   * Reads an existing picture or document, in base64.
   *
   * @throws {Refused}
   */
  readonly read: (path: string) => Promise<string>;
  /** Saves all changes, or none of them. */
  readonly save: (saving: Saving) => Promise<SaveAnswer>;
}
