import { lineAround } from "../read/text";
import { codePointName, invisible } from "../words/characters";
import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** An invisible character other than a tab or a line break. */
export const invisibleInText = new RegExp(
  `(?!\\t|\\n|\\r(?=\\n))${invisible.source}`,
  "u",
);

const anyInvisible = new RegExp(invisibleInText, "gu");

/** The word that contains a character; empty if it is between words. */
function wordAround(text: string, at: number): string {
  const start =
    /(?<!\S)\S*$/.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? "";
  const end = /^\S*/.exec(text.slice(at, at + 30))?.[0] ?? "";
  return show((start + end).replaceAll(anyInvisible, ""));
}

/**
 * Invisible characters that nobody types on purpose: control, bidirectional,
 * and zero-width characters. They come from copy and paste, and can make text
 * read differently from what it is.
 */
export const invisibleCharacters = defineRule({
  id: "invisible-characters",
  on: "file",
  expected: "characters that can be seen",
  *check({ text }) {
    let end = 0;
    for (const { 0: character, index } of text.matchAll(anyInvisible)) {
      if (index < end) continue;
      const { start, line } = lineAround(text, index);
      end = start + line.length;
      const word = wordAround(text, index);
      yield {
        at: index,
        found: `the invisible character ${codePointName(character)}${word && ` in ${word}`}`,
        fix: "delete the line and type it again, without pasting",
      };
    }
  },
  examples: [
    {
      bad: "We re\u00ADstore land.",
      good: "We restore land.",
      message:
        "the invisible character U+00AD in restore → delete the line and type it again, without pasting",
    },
  ],
});
