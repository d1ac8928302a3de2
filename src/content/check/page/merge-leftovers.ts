import {
  type MergeLeftover,
  type TextLine,
  firstLeftover,
  isMergeMarker,
} from "../merge-leftovers";

function linesOf(text: string, firstNumber: number): TextLine[] {
  let start = 0;
  return text.split("\n").map((line, index) => {
    const read = {
      start,
      text: line.replace(/\r$/, ""),
      number: firstNumber + index,
    };
    start += line.length + 1;
    return read;
  });
}

/**
 * The lines that git wrote. A row of equals signs may also be meant to
 * underline a heading, and one of upright lines to be a part of a table.
 */
function markersOf(lines: readonly TextLine[]): TextLine[] {
  const markers = lines.filter(isMergeMarker);
  if (markers.some(({ text }) => /^[<>]/.test(text))) return markers;
  const isBelowText = (marker: TextLine) =>
    lines[lines.indexOf(marker) - 1]?.text.trim();
  return markers.filter(
    (marker) => marker.text.startsWith("=") && !isBelowText(marker),
  );
}

/**
 * Empty space, as long, in place of a stretch of whole lines. It goes on with
 * the line above, if that has words, so that the lines around it are the
 * neighbors that they will be, such as two rows of a table.
 */
function blanked(
  text: string,
  { start, end }: MergeLeftover["stretches"][number],
): string {
  const above = text.slice(0, start);
  const isBelowWords = /\S[^\S\n]*\n$/.test(above);
  const kept = isBelowWords ? above.replace(/\r?\n$/, "") : above;
  const space = isBelowWords ? " " : "\n";
  return kept + space.repeat(end - kept.length) + text.slice(end);
}

/**
 * Tells of every conflict that git left in a body. The rest of the text is as
 * if the lines above ======= had been kept, each where it was. `firstNumber`
 * is the number in the file of the body's first line.
 */
export function takeOutMergeLeftovers(
  body: string,
  firstNumber: number,
): { mistakes: Omit<MergeLeftover, "stretches">[]; text: string } {
  const mistakes: Omit<MergeLeftover, "stretches">[] = [];
  let text = body;
  let markers = markersOf(linesOf(body, firstNumber));
  let leftover = firstLeftover(markers);
  while (leftover) {
    const { stretches, ...mistake } = leftover;
    mistakes.push(mistake);
    text = stretches.reduce(blanked, text);
    const end = stretches.at(-1)?.end ?? text.length;
    markers = markers.filter(({ start }) => start >= end);
    leftover = firstLeftover(markers);
  }
  return { mistakes, text };
}
