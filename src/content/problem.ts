import type { Content } from "./content";

/** A place in a file of the content. */
export interface Place {
  /** The file, beginning with the content folder as it was given. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in characters as an editor shows them. */
  column: number;
  /** Where in the file, in words: `programs › Wildlife Monitoring › image`. */
  path: string;
}

/** One mistake in the content, told so that its author can fix it. */
export interface Problem extends Place {
  found: string;
  expected: string;
  fix: string;
}

/** One place in the content that names a photo by its address. */
export interface PhotoReference extends Place {
  address: string;
  /** What the place asks for, in pixels. */
  minimumWidth: number;
}

export interface CheckResult {
  problems: Problem[];
  /** What the site shows; there unless a problem keeps it from being built. */
  content?: Content;
  /** Every photo that is named by address, for the build to fetch. */
  photos: PhotoReference[];
  /** How many files were checked. */
  files: number;
  /** What could not be checked, and why; not a mistake of the author. */
  notes: string[];
  /** Whether the problems are also those that only matter at the launch. */
  launch: boolean;
  /** How many built pages were looked at; absent where none was. */
  pages?: number;
}
