import type { ChangedFile, ContentFolder, FileText, Texts } from "./texts";

/** Files that a pull request changes, but the editor doesn't show. */
interface UnseenFiles {
  readonly paths: readonly string[];
  /** Where GitHub shows them. */
  readonly address: string;
}

/** The content to edit. */
export interface OpenContent extends ContentFolder {
  /** The name of its draft in the browser. */
  readonly name: string;
  /** In a review, the same files without the pull request. */
  readonly reviewBase?: Texts | undefined;
  /** In a review, whether it is in a copy of the repository, so nothing can be saved. */
  readonly isFromCopy?: boolean;
  /** In a review, what else the pull request changes. */
  readonly unseen?: UnseenFiles | undefined;
  /** Whether it includes saved changes that aren't on the site yet. */
  readonly isUnpublished?: boolean;
}

export type SaveResult =
  | {
      readonly saved: true;
      /**
       * The pull request that it was saved to; none for local files, or if
       * there was nothing left to save.
       */
      readonly pull?: string | undefined;
    }
  /**
   * Nothing was saved, because some of these files have changed since they were
   * read. Lists what they hold now, perhaps along with other files that they
   * need.
   */
  | {
      readonly changedSince: readonly FileText[];
      /** The pull request that was closed without being merged, if one was. */
      readonly closed?: string | undefined;
    };

export interface SaveRequest {
  readonly changes: readonly ChangedFile[];
  /** A summary of the changes in one line. */
  readonly title: string;
  /** One line for each change. */
  readonly description: string;
}

/** Who is editing: saving needs a token, and reading may need one. */
export interface Account {
  /** Where to make a token. */
  readonly page: string;
  /** The token in use; empty at first. */
  readonly token: () => string;
  /**
   * Uses another token. It is never stored: anyone who found it could change
   * the site.
   */
  readonly use: (token: string) => void;
}

/** A place where content is kept. */
export interface Store {
  /** The label of the button that saves. */
  readonly saveWords: string;
  /** A sentence about when visitors will see what was saved. */
  readonly whenShown: string;
  /** Undefined where no account is needed. */
  readonly account?: Account;
  /**
   * Reads the content.
   *
   * @throws {Refused}
   */
  readonly open: () => Promise<OpenContent>;
  /**
   * Saves all changes, or none of them. A picture or document that wasn't read
   * (see `unreadText`) is brought back as it was.
   *
   * @throws {Refused}
   */
  readonly save: (request: SaveRequest) => Promise<SaveResult>;
  /**
   * Whether a save that wasn't finished may have saved something. If staff then
   * take everything back, that must be saved, too.
   */
  readonly mayHaveSaved?: () => boolean;
}
