import type { Finding } from "./finding";
import { codePointName, count, invisible } from "./words";

const allowed = /[\t\n]|\r(?=\n)/;

const anyForbidden = new RegExp(
  `(?!${allowed.source})${invisible.source}`,
  "gu",
);

/**
 * Characters nobody types on purpose: control characters, ones that turn the
 * direction of text around, ones without a shape. They come from copying out
 * of other programs, and make text that reads one way and is another.
 */
export function findInvisibleCharacters(text: string, path: string): Finding[] {
  const seen = new Map<number, { offset: number; names: string[] }>();
  let line = 0;
  let scanned = 0;
  for (const { 0: character, index } of text.matchAll(anyForbidden)) {
    for (; scanned < index; scanned += 1) {
      if (text[scanned] === "\n") line += 1;
    }
    const onLine = seen.get(line) ?? { offset: index, names: [] };
    onLine.names.push(codePointName(character));
    seen.set(line, onLine);
  }
  return [...seen.values()].map(({ offset, names }) => ({
    offset,
    path,
    found: `${count(names.length, "invisible character")} on this line: ${[...new Set(names)].slice(0, 5).join(", ")}`,
    expected: "characters that can be seen",
    fix: "delete the line and type it again, without pasting",
  }));
}
