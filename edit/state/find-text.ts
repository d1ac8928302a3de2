import { z } from "zod";
import type { ValueNode } from "../../src/content/read/value-node";
import { lineEnd } from "../../src/content/read/text";
import { isTextFile } from "../../src/content/schema/files";
import { isoTime } from "../../src/content/schema/times";
import { dayPicture } from "../../src/content/schema/upload-names";
import { formFields, readFields, textStart } from "../text/read-fields";
import type { Texts } from "../store/texts";
import type { ContentPlace } from "./content-place";

/** Words and numbers with their places, without those in the address of a link. */
const wordsIn = (text: string) =>
  [...text.matchAll(/\]\([^)]*\)|[\p{L}\p{N}]+/gu)].filter(
    ([word]) => !word.startsWith("]"),
  );

/** The first words of a text: enough to recognize it by. */
const firstWords = (text: string) =>
  wordsIn(text)
    .slice(0, 8)
    .map(([word]) => word);

/**
 * Finds words in a row in a text, ignoring any markup between them. On a page,
 * nothing separates a heading from the text below it, so the first may be the end
 * of a longer word, and the last the beginning of one.
 *
 * @returns the offsets of their start and end
 */
export function findWords(text: string, words: readonly string[]) {
  const all = wordsIn(text);
  const joined = all.map(([word]) => word).join(" ");
  const searched = words.join(" ");
  const start = joined.indexOf(searched);
  if (searched === "" || start < 0) return undefined;
  const placeOf = (offset: number) => {
    const before = joined.slice(0, offset).split(" ");
    return (all[before.length - 1]?.index ?? 0) + (before.at(-1)?.length ?? 0);
  };
  return { at: placeOf(start), end: placeOf(start + searched.length) };
}

/**
 * Where a text has a line, or a cell of a table, that begins with the same words,
 * and has no others if they are few; -1 if it has none.
 */
function indexOfLine(text: string, words: readonly string[]) {
  for (const { 0: line, index } of text.matchAll(/[^\n|]+/g)) {
    if (firstWords(line).join(" ") !== words.join(" ")) continue;
    return index + (wordsIn(line)[0]?.index ?? 0);
  }
  return -1;
}

/** What a page says; of a time, what the page has of it for machines. */
const shownText = ({ text = "" }: ValueNode) => isoTime(text) ?? text;

/** The entry of a list that a value is in, or else its file. */
const entryOf = (node: ValueNode): ValueNode =>
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
function findIn(
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

/** The text files that name a picture or document. */
export const usersOf = (texts: Texts, path: string) =>
  [...texts].filter(([each, text]) => isTextFile(each) && text.includes(path));

/** Where a text file names a picture or document. */
export const findUpload = (upload: string, path: string, text: string) =>
  findIn(path, text, (value) => value.indexOf(upload)) ?? { path };

/** Where a picture or document is used; its folder if it isn't. */
export function placeOfUpload(texts: Texts, path: string): ContentPlace {
  const upload = dayPicture(path);
  const [user] = usersOf(texts, upload);
  const [folder = path] = path.split("/");
  return user ? findUpload(upload, ...user) : { path: folder };
}

/** The innermost group around a value, or the value if it is in none. */
function groupOf(node: ValueNode): ValueNode {
  if (node.type instanceof z.ZodObject || !node.parent?.parent) return node;
  return groupOf(node.parent);
}

/** Whether pages show it as it is written, such as a phone number. */
const isFact = ({ type, kind }: ValueNode) =>
  type !== undefined && [undefined, "ein"].includes(kind);

/** What a page may show of a place. */
export interface Edited {
  /**
   * The first words of each text there, the longest text first: those of the
   * group around a field, or the line in the text of a page.
   */
  readonly words: readonly (readonly string[])[];
  /** When it starts: events may have the same words. */
  readonly start?: string | undefined;
}

/** What to look for on a page where a place is edited. */
export function wordsAt(
  texts: Texts,
  { path, keys, textAt }: ContentPlace,
): Edited {
  const text = texts.get(path) ?? "";
  if (textAt !== undefined) {
    const start = (textStart(path, text) ?? 0) + textAt;
    return { words: [firstWords(text.slice(start, lineEnd(text, start)))] };
  }
  const root = readFields(path, text)?.root;
  let node = root;
  for (const key of keys ?? []) node = node?.child(key) ?? node;
  // In the list of sections, a name stands for the words of its section.
  if (node?.kind === "section") node = root?.child(node.text ?? "");
  if (!node?.parent) return { words: [] };
  if (node.text && isFact(node)) return { words: [firstWords(node.text)] };
  const start = isoTime(entryOf(node).textOf("start") ?? "");
  const words = [...groupOf(node).all()]
    .filter(({ kind }) => kind === "prose")
    .map(({ text: each = "" }) => each)
    .toSorted((one, other) => other.length - one.length)
    .map(firstWords);
  return { words, start };
}
