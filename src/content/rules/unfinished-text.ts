import { show } from "../words";
import { defineRule } from "./define-rule";

/** Dots and words that only keep a place for text to come. */
const placeholder = /^(?:…|\.{2,}|todo|tbd|tba|fixme)[.…:!?]*$/i;

const inBrackets =
  /\[(?:insert|add|put|your|enter|replace|todo|tbd|date|name|map|photo|link)\b[^\]\n]*\](?!\()/i;

/** The part of a text that only stands for text to come. */
export const unfinishedPart = (text: string) =>
  placeholder.test(text.trim()) ? text : inBrackets.exec(text)?.[0];

const expected = "the text that visitors are to read";
const fix = "write the text";

/** A field that was never filled in, such as one copied from a message. */
export const unfinishedField = defineRule({
  id: "unfinished-field",
  on: "field",
  expected,
  check({ field: { value } }) {
    const part = unfinishedPart(String(value));
    if (part === undefined) return;
    return { found: `${show(part)} in place of the text`, fix };
  },
  examples: [
    {
      bad: '  alt: "…"',
      good: "  alt: A heron in the reeds",
      message: "… in place of the text → write the text",
    },
  ],
});

/** The same in a page. */
export const unfinishedText = defineRule({
  id: "unfinished-text",
  on: "body",
  expected,
  *check({ find }) {
    for (const { node, at } of find("text")) {
      const part = inBrackets.exec(node.value);
      if (!part) continue;
      const found = `${show(part[0])} in place of the text`;
      yield { at: at + part.index, found, fix };
    }
  },
  examples: [
    {
      bad: "We meet here. [insert map here]",
      good: "We meet at the north gate.",
      message: "[insert map here] in place of the text → write the text",
    },
  ],
});
