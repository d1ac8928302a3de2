import type { Body, PageFile } from "../read/page";
import type { Entry, Snapshot } from "../check/snapshot";
import type { Field, Fields, FieldsFile } from "../read/yaml";

/** A mistake reported by a rule, before it has a file, line, and column. */
export interface Report {
  /** Start, in UTF-16 units from the start of the rule's subject; default 0. */
  at?: number;
  /** End. No other mistake is reported between the two. */
  end?: number;
  /** The location in words, if it differs from the subject's. */
  path?: string;
  /** The file, for rules that check the whole site. */
  file?: string;
  found: string;
  /** Defaults to the rule's `expected`. */
  expected?: string;
  fix: string;
}

/** A text file in the content folder. */
interface TextFile {
  /** Relative to the content folder: `pages/about.mdx`. */
  path: string;
  text: string;
}

/** A text as it reads, and as it is typed in its file. */
export interface Prose {
  value: string;
  written: string;
}

/** All files that could be read. */
export interface ReadFiles {
  yaml: ReadonlyMap<string, FieldsFile>;
  /** Keyed by URL path. */
  pages: ReadonlyMap<string, PageFile>;
}

export interface Context extends Snapshot {
  /** Current time, for checking dates. */
  now: Date;
  /** Renamed required pages: current name to required name. */
  formerNames: ReadonlyMap<string, string>;
  /** Whether to also report problems that only block the launch. */
  launch: boolean;
}

/** What a rule can check. */
export interface Subjects {
  /** One file or folder: its name, type, size, and so on. */
  entry: Entry;
  /** The text of a file; if a `gate` rule reports anything, the file is not parsed. */
  gate: TextFile;
  /** The characters of a text file. */
  text: TextFile;
  /** YAML with syntax errors, or that does not match its schema. */
  yaml: FieldsFile;
  /**
   * Text that people read: the value of a field or an attribute, or a paragraph,
   * heading or table cell. Offsets count from the start of `written`.
   */
  prose: Prose;
  /** One value of a YAML file or front matter, or an attribute of a tag. */
  field: { field: Field; file: Fields };
  /** All values of a YAML file or front matter. */
  fields: FieldsFile;
  /** A page including its front matter; offsets count from the start of the file. */
  page: PageFile;
  /** The body of a page, without front matter. */
  body: Body;
  /** All content. */
  site: ReadFiles;
}

export type Subject = keyof Subjects;

/** A mistake, its correction, and the expected message: `FOUND → FIX`. */
export interface Example {
  /** The file, if it isn't the usual one for the rule. */
  in?: string;
  bad: string;
  good: string;
  message: string;
}

/** A content rule: what it checks and how it reports. */
export interface Rule<On extends Subject> {
  id: string;
  on: On;
  /** What is expected, if that is the same for all its reports. */
  expected?: string;
  /** Whether the rule only applies before launch. */
  launch?: true;
  /** Whether it reports what may be right: it is told, and blocks nothing. */
  warning?: true;
  check: (
    subject: Subjects[On],
    context: Context & ReadFiles,
  ) => Iterable<Report> | Report | undefined;
  /** Used as test cases and shown in docs/rules.md. */
  examples: readonly Example[];
}

export const defineRule = <On extends Subject>(rule: Rule<On>): Rule<On> =>
  rule;
