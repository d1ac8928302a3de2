import type { Problem } from "../content/problem";
import type { Spot } from "./built-page";

export const buildAgain =
  "run  npm run build  again; if this stays, tell a developer this message";

/** A problem at a place of a built file. */
export function problemAt(
  file: string,
  { line, column }: Spot,
  words: Pick<Problem, "path" | "found" | "expected" | "fix">,
): Problem {
  return { file, line, column, ...words };
}

/** The whole of a file, or one that is not there. */
export const wholeFile: Spot = { line: 1, column: 1 };
