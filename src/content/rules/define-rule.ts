import type { Body, PageFile } from "../page/read-page";
import type { Entry, Snapshot } from "../snapshot";
import type { Field, FieldsFile } from "../yaml/read-yaml";

/** A mistake as a rule tells it, before it has a file, a line and a column. */
export interface Report {
  /** Where it begins, in UTF-16 units from the start of what the rule was given; by default at its start. */
  at?: number;
  /** Where it ends. Nothing else is told of what is between: one mistake, one message. */
  end?: number;
  /** The place in words, where it isn't that of what the rule was given. */
  path?: string;
  /** The file, where the rule was given no single one. */
  file?: string;
  found: string;
  /** By default what the rule expects in all cases. */
  expected?: string;
  fix: string;
}

/** A text file of the content. */
export interface TextFile {
  /** From the content folder: `pages/about.mdx`. */
  path: string;
  text: string;
}

/** All files that could be read. */
export interface ReadFiles {
  yaml: ReadonlyMap<string, FieldsFile>;
  /** By address. */
  pages: ReadonlyMap<string, PageFile>;
}

export interface Context extends Snapshot {
  /** The clock that days are compared with. */
  now: Date;
  /** Required pages that were renamed, by the names they have now. */
  formerNames: ReadonlyMap<string, string>;
  /** Whether what must change before the site is public is to be told. */
  launch: boolean;
}

/** What a rule may look at. */
export interface Subjects {
  /** One file or folder, by its name and what it is. */
  entry: Entry;
  /** The text of a file; where this tells something, it is not read further. */
  gate: TextFile;
  /** The characters of a file's text. */
  text: TextFile;
  /** YAML that can't be read, or does not fit its schema. */
  yaml: FieldsFile;
  /** One value of a YAML file or of a page's front matter. */
  field: { field: Field; file: FieldsFile };
  /** All values of a YAML file or of a page's front matter. */
  fields: FieldsFile;
  /** A page with its front matter; places are those in its file. */
  page: PageFile;
  /** The text of a page, without its front matter. */
  body: Body;
  /** The content as a whole. */
  site: ReadFiles;
}

export type Subject = keyof Subjects;

/** A mistake, the same with the fix followed, and what is told: `FOUND → FIX`. */
export interface Example {
  /** The file it stands in, where it isn't the rule's usual one. */
  in?: string;
  bad: string;
  good: string;
  message: string;
}

/** What is looked for in the content, and how it is told. */
export interface Rule<On extends Subject> {
  id: string;
  on: On;
  /** What should stand there, where that is the same for all mistakes it tells. */
  expected?: string;
  /** Whether it holds only for a site that is about to be public. */
  launch?: true;
  check: (
    subject: Subjects[On],
    context: Context & ReadFiles,
  ) => Iterable<Report> | Report | undefined;
  /** Tried by the tests, and shown in docs/rules.md. */
  examples: readonly Example[];
}

export const defineRule = <On extends Subject>(rule: Rule<On>): Rule<On> =>
  rule;
