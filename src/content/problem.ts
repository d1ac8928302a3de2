/** One mistake in the content, told so that its author can mend it. */
export interface Problem {
  /** The file, beginning with the content folder as it was given. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in characters as an editor shows them. */
  column: number;
  /** Where in the file, in words: `programs › Wildlife Monitoring › image`. */
  path: string;
  found: string;
  expected: string;
  fix: string;
}

export interface CheckResult {
  problems: Problem[];
  /** How many files were checked. */
  files: number;
  /** What could not be checked, and why; not a mistake of the author. */
  notes: string[];
}
