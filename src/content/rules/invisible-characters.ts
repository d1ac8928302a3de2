import { lineAround } from "../text";
import { codePointName, invisible, show } from "../words";
import { defineRule } from "./define-rule";

const anyInvisible = new RegExp(
  `(?!\\t|\\n|\\r(?=\\n))${invisible.source}`,
  "gu",
);

/** The word that a character hides in; empty when it stands between words. */
function wordAround(text: string, at: number): string {
  const start = /\S*$/.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? "";
  const end = /^\S*/.exec(text.slice(at, at + 30))?.[0] ?? "";
  return show((start + end).replaceAll(anyInvisible, ""));
}

/**
 * Characters nobody types on purpose: controls, ones that turn the direction
 * of text around, ones without a shape. They come from copying out of other
 * programs, and make text that reads one way and is another.
 */
export const invisibleCharacters = defineRule({
  id: "invisible-characters",
  on: "text",
  expected: "characters that can be seen",
  *check({ text }) {
    let end = 0;
    for (const { 0: sign, index } of text.matchAll(anyInvisible)) {
      if (index < end) continue;
      const { start, line } = lineAround(text, index);
      end = start + line.length;
      const word = wordAround(text, index);
      yield {
        at: index,
        found: `the invisible character ${codePointName(sign)}${word && ` in ${word}`}`,
        fix: "delete the line and type it again, without pasting",
      };
    }
  },
  examples: [
    {
      bad: "We re\u00ADstore prairie.",
      good: "We restore prairie.",
      message:
        "the invisible character U+00AD in restore → delete the line and type it again, without pasting",
    },
  ],
});
