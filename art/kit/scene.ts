import { type Light } from "./light";
import { type Art } from "./svg";

/** One picture: its file's name, its canvas in px, and what is on it. */
export interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (light: Light) => Art;
  /**
   * Where its files go, from the root of the repository. Without it they are
   * content, which staff may replace by a photograph.
   */
  readonly folder?: string;
  /**
   * Widths in px of ready files, for art that the site's own code shows.
   * Without it there is one master, for the image pipeline.
   */
  readonly shownAt?: readonly number[];
  /** Nothing is behind it, so that the page shows through. */
  readonly isCutOut?: true;
}
