import { z } from "zod";
import { show } from "../words/show";
import { defineRule } from "./define-rule";

const notes = [
  // Alone: an ellipsis, or a word that may also stand in a sentence.
  /^\s*["']?(?:…|\.\.|tbd|tba)[.…:!?]*["']?\s*$/i,
  // Spanish has the word "todo".
  /\b(?:TODO|FIXME|XXX):|^["']?(?:TODO|FIXME|XXX)[.…!?]*["']?$/,
  /\blorem\s+ipsum\b/i,
  /\[(?:(?:insert|add|put|your|enter|replace|todo|tbd)\b[^[\]\n]*|(?:date|name|map|photo|link)(?: here)?)\]/i,
];

/** A note about a text that was never written, in its place. */
export const unfinishedText = defineRule({
  id: "unfinished-text",
  on: "value",
  expected: "the finished text",
  check({ text = "", source, at, schema }) {
    const [part] = notes.flatMap((note) => note.exec(source) ?? []);
    // The words of a link are text without its brackets.
    if (!part || !text.includes(part.replaceAll(/^\s*["']|["']\s*$/g, "")))
      return;
    const isOptional = schema instanceof z.ZodOptional;
    return {
      at: at + source.indexOf(part),
      found: `${show(part)} in place of the text`,
      fix: `write the text${isOptional ? ", or leave it out" : ""}`,
    };
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
      bad: "We meet here. TODO: the day",
      good: "TODO LO QUE NECESITA: the [map], the XXX Annual Sale. [Photo by Ann Lee]\n\n[map]: /about",
      message: "TODO: in place of the text → write the text",
    },
    {
      in: "events.yml",
      bad: "- title: Seed Day\n  start: 2025-10-04\n  place: TBA",
      good: "- title: Seed Day\n  start: 2025-10-04",
      message: "TBA in place of the text → write the text, or leave it out",
    },
  ],
});
