import type { ValueNode } from "../../src/content/read/value-node";
import { isTextFile } from "../../src/content/schema/files";
import { isoTime } from "../../src/content/schema/times";
import { findWords, firstWords, indexOfLine } from "../text/find-words";
import { formFields, textStart } from "../text/read-fields";
import type { Texts } from "../store/texts";
import type { ContentPlace } from "./content-place";

/** What a page says; of a time, what the page has of it for machines. */
const shownText = ({ text = "" }: ValueNode) => isoTime(text) ?? text;

/** The entry of a list that a value is in, or else its file. */
export const entryOf = (node: ValueNode): ValueNode =>
  node.parent && typeof node.key !== "number" ? entryOf(node.parent) : node;

/** How many texts of an entry are among some words. */
const textsAmong = (words: string, entry: ValueNode) =>
  [...entry.all()].filter((each) =>
    findWords(words, firstWords(shownText(each))),
  ).length;

/**
 * Where a file has what is searched for: in a field, or in what is shown as text.
 *
 * @param indexIn searches a text; -1 if it isn't there
 * @param around of several fields, the one whose entry has most of these words
 */
export function findIn(
  path: string,
  text: string,
  indexIn: (text: string) => number,
  around = "",
): ContentPlace | undefined {
  const likeness = (node: ValueNode) => textsAmong(around, entryOf(node));
  const [node] = [...(formFields(path, text)?.all() ?? [])]
    .filter((each) => indexIn(shownText(each)) >= 0)
    .toSorted((one, other) => likeness(other) - likeness(one));
  if (node?.keys) return { path, keys: node.keys };
  const textAt = indexIn(text.slice(textStart(path, text) ?? Infinity));
  return textAt >= 0 ? { path, textAt } : undefined;
}

/**
 * Where a text that a page shows is written.
 *
 * @param first the file to search before all others
 * @param around everything that the page shows of the entry that it is in
 */
export function findText(
  texts: Texts,
  shown: string,
  first: string,
  around?: string,
): ContentPlace | undefined {
  const words = firstWords(shown);
  if (words.length === 0) return undefined;
  // Whole lines first: a city's name may be part of the organization's.
  const indexOf = (text: string) => indexOfLine(text, words);
  const indexIn = (text: string) => findWords(text, words)?.at ?? -1;
  const paths = [first, ...texts.keys()].filter(isTextFile);
  for (const each of [indexOf, indexIn]) {
    for (const path of paths) {
      const found = findIn(path, texts.get(path) ?? "", each, around);
      if (found) return found;
    }
  }
  return undefined;
}
