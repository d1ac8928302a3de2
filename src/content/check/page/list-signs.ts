import { show, showWhole } from "../words";
import type { ProseLine } from "./prose-lines";
import type { BodyMistake } from "./read-body";

/** Signs that word processors begin the items of a list with. */
const bullet = /^[•‣▪■●◦○⁃∙]\s*(?=[^\s•‣▪■●◦○⁃∙])/;

/** Signs that also stand in running text, and begin a line by chance. */
const dash = /^[–—·]\s+(?=\S)/;

const glued = /^-(?=\p{L})/u;

const endsInBreak = /(?: {2}|\\)$/;

/** `A • B` over two lines is one line of text with signs between. */
const isSeparated = (lines: readonly ProseLine[]) =>
  lines.some(({ text }) => /\S\s*[•‣▪■●◦○⁃∙]/.test(text.slice(1)));

/** The sign that was meant for a list, and its line; undefined for text. */
function findSign(lines: readonly ProseLine[], isItem: boolean) {
  const sure = isSeparated(lines) ? [] : [bullet];
  for (const sign of sure) {
    const line = lines.find(({ text }) => sign.test(text));
    if (line) return { line, sign };
  }
  for (const sign of [dash, glued]) {
    const found = lines.filter(({ text }) => sign.test(text));
    if (found[0] && found.length > 1) return { line: found[0], sign };
  }
  const line = lines.find(
    ({ text }, index) =>
      glued.test(text) && !endsInBreak.test(lines[index - 1]?.text ?? ""),
  );
  return isItem && line ? { line, sign: glued } : undefined;
}

/**
 * A line of a paragraph that was meant for an item of a list: it begins with
 * another sign than a hyphen and a space, and would run on as text.
 */
export function findStrayListSign(
  lines: readonly ProseLine[],
  isItem: boolean,
): BodyMistake[] {
  const { line, sign } = findSign(lines, isItem) ?? {};
  if (!line || !sign) return [];
  const words = line.text.replace(sign, "").replace(endsInBreak, "");
  return [
    {
      offset: line.offset,
      found: show(line.text),
      expected: "a list whose lines begin with a hyphen and a space",
      fix: `write  - ${showWhole(words)}  and begin the list's other lines so, too`,
    },
  ];
}
