import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** Ellipses and words such as TODO that stand for missing text. */
const placeholder = /^\s*["']?(?:…|\.\.|todo|tbd|tba|fixme)[.…:!?]*["']?\s*$/i;

/** A bracketed note about missing text, as opposed to a link. */
const inBrackets =
  /\[(?:insert|add|put|your|enter|replace|todo|tbd|date|name|map|photo|link)\b[^[\]\n]*\](?!\()/i;

/** Text that was never written, such as that of a field copied from a message. */
export const unfinishedText = defineRule({
  id: "unfinished-text",
  on: "value",
  expected: "the finished text",
  check({ text, source, at }) {
    const part = placeholder.exec(source) ?? inBrackets.exec(source);
    if (text === undefined || !part) return;
    const found = `${show(part[0])} in place of the text`;
    return { at: at + part.index, found, fix: "write the text" };
  },
  examples: [
    {
      in: "programs.yml",
      bad: "  alt: …",
      good: "  alt: A heron in the reeds",
      message: "… in place of the text → write the text",
    },
    {
      in: "pages/about.mdx",
      bad: "We meet here. [insert map here]",
      good: "We meet at the north gate.",
      message: "[insert map here] in place of the text → write the text",
    },
  ],
});
