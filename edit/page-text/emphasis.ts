import { lineMarker, lineWords } from "./line-markers";
import {
  type TextChange,
  type TextSelection,
  replaced,
} from "./text-selection";

/** Words between two markers. */
const marked = {
  "**": /\*\*(?=\S)(.*?\S)\*\*/g,
  // Three asterisks are for words that are both bold and italic.
  "*": /(?<!\*)\*(?=(?:\*\*)?[^\s*])(.*?)(?<=[^\s*](?:\*\*)?)\*(?!\*)/g,
  _: /(?<![\p{L}\p{N}])_(?=\S)(.*?\S)_(?![\p{L}\p{N}])/gu,
};

type Marker = keyof typeof marked;

/** Whether a text ends with a marker: two asterisks mark bold words only. */
const endsWith = (text: string, marker: Marker) =>
  marker === "*" ? /(?<!\*)(?:\*\*)?\*$/.test(text) : text.endsWith(marker);

/** Adds markers at the cursor, moves past them, or removes them. */
function atCursor(marker: Marker, { text, from }: TextSelection) {
  const { length } = marker;
  const isBefore = endsWith(text.slice(0, from), marker);
  const isAfter = text.startsWith(marker, from);
  const at = isBefore ? from - length : from + length;
  if (isBefore && isAfter) {
    return replaced({ text, from: at, to: from + length }, "");
  }
  const both = isBefore || isAfter ? "" : marker + marker;
  const written = replaced({ text, from, to: from }, both);
  return { ...written, from: at, to: at };
}

/** Adds markers around the words of each line, or removes them. */
function around(marker: Marker, selected: TextSelection): TextSelection {
  const { text, from, to } = selected;
  const { length } = marker;
  if (endsWith(text.slice(0, from), marker) && text.startsWith(marker, to)) {
    return around(marker, { text, from: from - length, to: to + length });
  }
  const words = text.slice(from, to);
  const bare = (each: string) => each.replaceAll(marked[marker], "$1");
  const inMarkers = (each: string) => marker + bare(each) + marker;
  const isDone = Array.from(words.matchAll(lineWords)).every(
    ([, , each = ""]) => each === inMarkers(each),
  );
  const written = words.replaceAll(
    lineWords,
    (_, start: string, each: string) =>
      start + (isDone ? bare(each) : inMarkers(each)),
  );
  return replaced(selected, written);
}

/** Sets off the selected words, or what is typed next at the cursor. */
const emphasize =
  (markerAt: (selected: TextSelection) => Marker): TextChange =>
  ({ text, from, to }) => {
    const chosen = text.slice(from, to);
    // A marker with a space on its inside would show on the page.
    const words = chosen.replace(lineMarker, "").trimEnd();
    const cursor = { text, from, to: from };
    if (words === "") return atCursor(markerAt(cursor), cursor);
    const end = from + chosen.trimEnd().length;
    const trimmed = { text, from: end - words.length, to: end };
    return around(markerAt(trimmed), trimmed);
  };

export const bold = emphasize(() => "**");

// Removes underscores, but writes none: they would show in a part of a word.
export const italic = emphasize(({ text, from, to }) =>
  text[to] === "_" || text.slice(from, to).endsWith("_") ? "_" : "*",
);
