import type { Place } from "../check/problem";
import { characterCount } from "../words/characters";

/** Decodes UTF-8, without a byte order mark; undefined if invalid. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text before the first byte that is not valid UTF-8. */
export function readablePart(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.slice(0, Math.max(text.indexOf("\uFFFD"), 0));
}

/** The line that contains an offset, without its line break, and its start. */
export function lineAround(text: string, offset: number) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split(/\r?\n/, 1);
  return { start, line };
}

/**
 * Adds line and column numbers to reports, sorted by position.
 *
 * @param reports with `at`, in UTF-16 units from the start of the text
 */
export function locate<Report extends { at: number }>(
  text: string,
  reports: readonly Report[],
): (Report & Pick<Place, "line" | "column">)[] {
  let from = 0;
  let line = 1;
  let column = 1;
  return reports
    .toSorted((one, other) => one.at - other.at)
    .map((report) => {
      const lines = text.slice(from, report.at).split("\n");
      const last = lines.at(-1) ?? "";
      line += lines.length - 1;
      column = (lines.length > 1 ? 1 : column) + characterCount(last);
      from = report.at;
      return { ...report, line, column };
    });
}
