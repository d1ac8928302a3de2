/** A stretch of text, and what stands in its place once it is mended. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The same edit without what it leaves as it is, at both of its ends. */
export function smallest(source: string, { start, end, text }: Edit): Edit {
  const old = source.slice(start, end);
  const shorter = Math.min(old.length, text.length);
  let head = 0;
  while (head < shorter && old[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === text.at(-1 - tail)) {
    tail += 1;
  }
  return {
    start: start + head,
    end: end - tail,
    text: text.slice(head, text.length - tail),
  };
}

/** Text with edits made in it, which are in its order and don't overlap. */
export const withEdits = (source: string, edits: readonly Edit[]) =>
  edits.reduceRight(
    (text, edit) =>
      text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    source,
  );

/** Where an offset in the edited text was before the edits. */
export function beforeEdits(edits: readonly Edit[], offset: number): number {
  let before = offset;
  for (const { start, end, text } of edits) {
    if (before < start) break;
    const added = text.length - (end - start);
    if (before < start + text.length) return Math.min(before, end);
    before -= added;
  }
  return before;
}
