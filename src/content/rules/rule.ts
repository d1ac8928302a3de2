import type { TextEdit } from "../read/edits";
import type { Snapshot, FolderEntry } from "../read/snapshot";
import type { ParsedPage } from "../read/page";
import type { ParsedContent } from "../read/parsed-content";
import type { TextFile, ValueNode } from "../read/value-node";
import type { ParsedYaml } from "../read/yaml";

/** A mistake that a rule found, before it has a line and a column. */
export interface Finding {
  /** The value that it is about, if not the rule's subject or what is at its offset. */
  node?: ValueNode | undefined;
  /** The file that it is about as a whole. */
  file?: string;
  /** The name of a field that is missing from that value. */
  lacks?: string | undefined;
  /** Where it starts in the file, if not where that value does. */
  at?: number;
  /** Where it ends; no other mistake is reported between the two. */
  end?: number;
  /** What is there. */
  found: string;
  /** Defaults to the rule's `expected`. */
  expected?: string;
  /**
   * What to do. Two spaces before and after a text mean that it can be typed or
   * copied as it is.
   */
  fix: string;
  /** The fix, if no person has to choose anything. */
  edit?: TextEdit | undefined;
  /**
   * Whether something still has to be written there, but nothing is wrong yet.
   */
  isMissing?: true;
}

export interface Context extends Snapshot, ParsedContent {
  /** The site's time zone; UTC if site.yml doesn't say. */
  readonly timeZone: string;
  /** Current time, for checking dates. */
  readonly now: Date;
  /**
   * The files that changed since the base commit, as they were in that commit.
   */
  readonly earlier: ParsedContent;
}

/** What a rule can check. */
export interface Subjects {
  /** One file or folder: its name, type, size, and so on. */
  entry: FolderEntry;
  /**
   * The text of a file before it is read: if a rule finds anything, it isn't
   * read.
   */
  raw: TextFile;
  /** The text of a file that is read. */
  file: TextFile;
  /** A YAML file or front matter: what it says, and how it is written. */
  yaml: ParsedYaml;
  /**
   * A value, group, or list of a YAML file or front matter, an attribute of a
   * tag, or a paragraph, heading, or table cell of a page.
   */
  value: ValueNode;
  /** A page and its text. */
  page: ParsedPage;
  /** All content, which is the context itself. */
  content: Context;
}

export type Subject = keyof Subjects;

/**
 * What else a rule can look at: before files are read, nothing that is in them.
 */
export type ContextOf<On extends Subject> = On extends "entry" | "raw"
  ? Snapshot
  : Context;

/** The file that examples are in, by what their rule checks, unless they name one. */
export const usualFiles: ReadonlyMap<string, string> = new Map([
  ["yaml", "programs.yml"],
  ["value", "programs.yml"],
  ["page", "pages/about.mdx"],
]);

/** A mistake, its correction, and the expected message: `FOUND → FIX`. */
export interface Example {
  /** The file, if it isn't that of {@link usualFiles}. */
  in?: string;
  /**
   * - fields: lines that replace the lines of `good`, if there are several and
   *   the file has them; otherwise, its last line with the field that `good`
   *   begins with. Without such a line, they go at the end of the file.
   * - a page: a text in place of the only sentence of pages/about.mdx
   * - without a file: the name of a file; empty if there is none
   */
  bad: string;
  /** The same without the mistake; undefined for a file that must not be there. */
  good?: string;
  message: string;
  /** What was there in the last version, for rules that compare the two. */
  before?: string;
  /** What the file is besides its name, for rules about files. */
  entry?: Partial<FolderEntry>;
  /** Other files that the content has while it is wrong, with their text. */
  beside?: Readonly<Record<string, string>>;
  /** A file that the content lacks, for rules about the whole content. */
  without?: string;
}

/** A content rule: what it checks and what it finds there. */
export interface Rule<On extends Subject> {
  /** What is expected, if that is the same for all its findings. */
  expected?: string;
  /** Whether the rule only applies before launch. */
  launch?: true;
  /** Whether what it finds may be right: it is reported, but blocks nothing. */
  warning?: true;
  check: (
    subject: Subjects[On],
    context: ContextOf<On>,
  ) => Iterable<Finding> | Finding | undefined;
  /** Used as test cases and shown in docs/rules.md. */
  examples: readonly Example[];
}
