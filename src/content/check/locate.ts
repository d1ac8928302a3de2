import { characterCount } from "../words/characters";
import type { Place } from "./result";

/**
 * Adds line and column numbers to findings, sorted by position.
 *
 * @param findings with `at`, in UTF-16 units from the start of the text
 */
export function locate<Finding extends { at: number }>(
  text: string,
  findings: readonly Finding[],
): (Finding & Pick<Place, "line" | "column">)[] {
  let from = 0;
  let line = 1;
  let column = 1;
  return findings
    .toSorted((one, other) => one.at - other.at)
    .map((finding) => {
      const lines = text.slice(from, finding.at).split("\n");
      const last = lines.at(-1) ?? "";
      line += lines.length - 1;
      column = (lines.length > 1 ? 1 : column) + characterCount(last);
      from = finding.at;
      return { ...finding, line, column };
    });
}
