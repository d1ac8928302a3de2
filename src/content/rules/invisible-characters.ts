import type { TextEdit } from "../read/edits";
import { lineAround, wordAt } from "../read/text";
import {
  codePointName,
  invisibleInText,
  withoutInvisible,
} from "../words/characters";
import { show } from "../words/show";
import type { Rule } from "./rule";

const anyInvisible = new RegExp(invisibleInText, "gu");

/** Removes all of them from a line; undefined if more must change than that. */
function removal(text: string, at: number, end: number): TextEdit | undefined {
  const line = text.slice(at, end);
  const last = [...line.matchAll(anyInvisible)].at(-1);
  if (!last) return undefined;
  const part = line.slice(0, last.index + last[0].length);
  const removed = withoutInvisible(part);
  if (invisibleInText.test(removed)) return undefined;
  return { at, end: at + part.length, text: removed };
}

/**
 * Invisible characters that nobody types on purpose: control, bidirectional,
 * and zero-width characters. They come from copy and paste, and can make text
 * read differently from what it is.
 */
export const invisibleCharacters: Rule<"file"> = {
  expected: "characters that can be seen",
  *check({ text }) {
    let end = 0;
    for (const { 0: character, index } of text.matchAll(anyInvisible)) {
      if (index < end) continue;
      const { start, line } = lineAround(text, index);
      end = start + line.length;
      const word = show(wordAt(text, index).replaceAll(anyInvisible, ""));
      const edit = removal(text, index, end);
      yield {
        at: index,
        found:
          character === "\uFFFD"
            ? `${show(wordAt(text, index))}, with a letter missing`
            : `the invisible character ${codePointName(character)}${word && ` in ${word}`}`,
        ...(edit
          ? { fix: "remove it", edit }
          : { fix: "delete the line and type it again, without pasting" }),
      };
    }
  },
  examples: [
    {
      bad: "We re\u00ADstore land.",
      good: "We restore land.",
      message: "the invisible character U+00AD in restore → remove it",
    },
    {
      bad: "Our of\uE001ce is open.",
      good: "Our office is open.",
      message:
        "the invisible character U+E001 in ofce → delete the line and type it again, without pasting",
    },
  ],
};
