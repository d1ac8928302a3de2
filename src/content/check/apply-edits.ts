import type { TextEdit } from "../rules/define-rule";

/**
 * A text with some parts replaced. Of two changes that overlap, only the first
 * is made; check again to find the other.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let done = 0;
  let result = "";
  for (const edit of edits.toSorted((one, other) => one.at - other.at)) {
    if (edit.at < done) continue;
    result += text.slice(done, edit.at) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
