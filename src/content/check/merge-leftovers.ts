import { type Words, oneOf, show } from "./words";

/** A line of a file, without its end. */
export interface TextLine {
  /** Where it begins in the text. */
  start: number;
  text: string;
  /** Counted from 1. */
  number: number;
}

export interface MergeLeftover extends Words {
  /** Where its first line begins. */
  offset: number;
  /** What goes when the lines above ======= are kept, in the text's order. */
  stretches: readonly { start: number; end: number }[];
}

const marker = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

/** Whether git begins a line like this where it could not merge. */
export const isMergeMarker = ({ text }: Pick<TextLine, "text">) =>
  marker.test(text);

const stretch = (from: TextLine, to = from) => ({
  start: from.start,
  end: to.start + to.text.length,
});

/**
 * Tells of the first conflict in what git writes into a file when two people
 * changed the same lines. It is given the lines that are markers.
 */
export function firstLeftover([first, ...others]: readonly TextLine[]):
  MergeLeftover | undefined {
  if (!first) return undefined;
  const begins = (sign: string) => (line: TextLine) =>
    line.text.startsWith(sign);
  const divide = others.find(begins("="));
  const close = others.find(begins(">"));
  const isWhole = first.text.startsWith("<") && divide && close;
  const numbers = [first, ...others]
    .slice(0, isWhole ? others.indexOf(close) + 2 : 1)
    .map(({ number }) => String(number));
  return {
    offset: first.start,
    found: show(first.text),
    expected: "no leftovers of a merge",
    fix: isWhole
      ? `keep the lines above or those below =======, remove the others, and remove lines ${oneOf(numbers, "and")}`
      : "remove this line",
    stretches: [stretch(first), ...(isWhole ? [stretch(divide, close)] : [])],
  };
}
