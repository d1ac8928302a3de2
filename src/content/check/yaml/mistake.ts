import type { Words } from "../words";

/** Something in YAML that can't be read, or may not be used. */
export interface Mistake extends Words {
  offset: number;
  /** Told from how a line stands to its neighbors, of which one may be wrong. */
  isGuess?: true;
}

/** The line around an offset, without its end, and where it begins. */
export function lineAround(text: string, offset: number) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  return { start, line };
}
