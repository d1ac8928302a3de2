import { show } from "../words/show";
import { defineRule } from "./define-rule";

const notes = [
  // Alone: an ellipsis, or a word that may also stand in a sentence.
  /^\s*["']?(?:…|\.\.|tbd|tba)[.…:!?]*["']?\s*$/i,
  /\b(?:TODO|FIXME|XXX)\b[.…:!?]*/,
  /\blorem\s+ipsum\b/i,
  // In brackets, as opposed to a link.
  /\[(?:insert|add|put|your|enter|replace|todo|tbd|date|name|map|photo|link)\b[^[\]\n]*\](?!\()/i,
];

/** A note about a text that was never written, in its place. */
export const unfinishedText = defineRule({
  id: "unfinished-text",
  on: "value",
  expected: "the finished text",
  check({ text, source, at }) {
    const [part] = notes.flatMap((note) => note.exec(source) ?? []);
    if (text === undefined || !part) return;
    const found = `${show(part)} in place of the text`;
    return { at: at + source.indexOf(part), found, fix: "write the text" };
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
    {
      in: "pages/about.mdx",
      bad: "We meet on TODO.",
      good: "We meet on Saturdays.",
      message: "TODO. in place of the text → write the text",
    },
  ],
});
