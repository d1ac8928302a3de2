import { lineAround, wordAt } from "../read/text";
import {
  codePointName,
  invisibleInText,
  withoutInvisible,
} from "../words/characters";
import { show } from "../words/show";
import type { Rule } from "./rule";

const anyInvisible = new RegExp(invisibleInText, "gu");

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
      const mended = withoutInvisible(text.slice(index, end));
      const isCertain = !invisibleInText.test(mended);
      yield {
        at: index,
        found:
          character === "\uFFFD"
            ? `${show(wordAt(text, index))}, with a letter missing`
            : `the invisible character ${codePointName(character)}${word && ` in ${word}`}`,
        ...(isCertain
          ? { fix: "remove it", edit: { at: index, end, text: mended } }
          : { fix: "delete the line and type it again, without pasting" }),
      };
    }
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "We re\u00ADstore land.",
      good: "We restore land.",
      message: "the invisible character U+00AD in restore → remove it",
    },
    {
      in: "pages/about.mdx",
      bad: "Our of\uE001ce is open.",
      good: "Our office is open.",
      message:
        "the invisible character U+E001 in ofce → delete the line and type it again, without pasting",
    },
  ],
};
