import { lineAround } from "../text";
import { codePointName, invisible, show } from "../words";
import { defineRule } from "./define-rule";

const expected = "characters that can be seen";

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
  expected,
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

/** Invisible characters that a page brings in by an entity such as `&#x202E;`. */
export const invisibleEntities = defineRule({
  id: "invisible-entities",
  on: "body",
  expected,
  *check({ find }) {
    for (const { node, at, written } of find("text")) {
      const [sign] =
        new RegExp(`(?!\\s)${invisible.source}`, "u").exec(node.value) ?? [];
      if (sign === undefined || written.includes(sign)) continue;
      yield {
        at,
        found: `an entity for the invisible character ${codePointName(sign)}`,
        fix: "remove the sign & and what follows it, up to the semicolon",
      };
    }
  },
  examples: [
    {
      bad: "We re&#x202E;store prairie.",
      good: "We restore prairie.",
      message:
        "an entity for the invisible character U+202E → remove the sign & and what follows it, up to the semicolon",
    },
  ],
});
