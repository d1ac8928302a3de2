import type { Finding } from "./finding";
import { codePointName, count, invisible, show } from "./words";

const allowed = /[\t\n]|\r(?=\n)/;

const anyForbidden = new RegExp(
  `(?!${allowed.source})${invisible.source}`,
  "gu",
);

const longestWord = 30;
const mostWords = 5;

const anyInvisible = new RegExp(invisible.source, "gu");

/** The word that a character hides in; empty when it stands between words. */
function wordAround(text: string, index: number, length: number): string {
  const before = text.slice(Math.max(0, index - longestWord), index);
  const after = text.slice(index + length, index + length + longestWord);
  const [start = ""] = /\S*$/.exec(before) ?? [];
  const [end = ""] = /^\S*/.exec(after) ?? [];
  return show((start + end).replaceAll(anyInvisible, ""));
}

/** "U+00AD in restore; U+200B in prairie" */
function inWords(found: readonly { name: string; word: string }[]): string {
  const words = new Map<string, Set<string>>();
  for (const { name, word } of found) {
    words.set(word, (words.get(word) ?? new Set()).add(name));
  }
  return Array.from(words)
    .slice(0, mostWords)
    .map(([word, names]) => {
      const list = [...names].slice(0, mostWords).join(", ");
      return word === "" ? list : `${list} in ${word}`;
    })
    .join("; ");
}

/**
 * Characters nobody types on purpose: control characters, ones that turn the
 * direction of text around, ones without a shape. They come from copying out
 * of other programs, and make text that reads one way and is another.
 */
export function findInvisibleCharacters(text: string, path: string): Finding[] {
  const seen = new Map<
    number,
    { offset: number; signs: { name: string; word: string }[] }
  >();
  let line = 0;
  let scanned = 0;
  for (const { 0: character, index } of text.matchAll(anyForbidden)) {
    for (; scanned < index; scanned += 1) {
      if (text[scanned] === "\n") line += 1;
    }
    const onLine = seen.get(line) ?? { offset: index, signs: [] };
    onLine.signs.push({
      name: codePointName(character),
      word: wordAround(text, index, character.length),
    });
    seen.set(line, onLine);
  }
  return [...seen.values()].map(({ offset, signs }) => ({
    offset,
    path,
    found: `${count(signs.length, "invisible character")} on this line: ${inWords(signs)}`,
    expected: "characters that can be seen",
    fix: "delete the line and type it again, without pasting",
  }));
}
