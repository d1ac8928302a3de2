/** A change of a file's text; offsets are in UTF-16 units from its start. */
export interface TextEdit {
  readonly at: number;
  readonly end: number;
  /** What to write in place of the text between the two. */
  readonly text: string;
}

/**
 * Makes changes in a text. Of two that overlap, only the first is made; check
 * the text again to find the other. Every other character stays as it is.
 *
 * @returns the text, and the items whose changes were made
 */
export function applyEdits<
  Item extends { readonly edit?: TextEdit | undefined },
>(text: string, items: readonly Item[]): { text: string; done: Item[] } {
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const changes = items
    .flatMap((item) => (item.edit ? [{ item, edit: item.edit }] : []))
    .toSorted((one, other) => one.edit.at - other.edit.at);
  const done: Item[] = [];
  let result = "";
  let at = 0;
  for (const { item, edit } of changes) {
    if (edit.at < at) continue;
    result += text.slice(at, edit.at);
    result += edit.text.replaceAll(/\r?\n/g, lineBreak);
    at = edit.end;
    done.push(item);
  }
  return { text: result + text.slice(at), done };
}

/** A text after edits; undefined ones change nothing. */
export const withEdits = (
  text: string,
  ...edits: readonly (TextEdit | undefined)[]
): string =>
  applyEdits(
    text,
    edits.map((edit) => ({ edit })),
  ).text;
