import { z } from "zod";
import { show } from "../words/show";
import type { Rule } from "./rule";

const notes: readonly RegExp[] = [
  // Alone: an ellipsis, or a word that may also stand in a sentence.
  /^\s*["']?(?:…|\.\.|tbd|tba)[.…:!?]*["']?\s*$/gi,
  // Spanish has the word "todo", which may be in a headline of capitals.
  /(?<!\p{Lu}{2} )\b(?:TODO|FIXME)\b(?!\s+(?:\p{Lu}{2}|(?:el|l[ao]s?|una?|[st]u|es(?:[eto]o?)?)\b))|\bXXX:|^["']?XXX[.…!?]*["']?$/gu,
  /\blorem\s+ipsum\b/gi,
];

/** Blanks that somebody still has to fill in. */
const blanks: readonly RegExp[] = [
  /\[(?:(?:insert|add|put|your|enter|replace|todo|tbd)\b[^[\]\n]*|city|(?:(?!(?:an?|no|our|th\w+|y?our) )\w+ )?(?:address|amount|county|date|email|location|name|number|organization|place|state|time|venue|year)(?: here)?|(?:map|photo|link)(?: here)?)\]/gi,
  /\(insert (?:your|name|date|link|photo|map|text|address|here)\b[^()\n]*\)|\{(?:insert|add|your|enter)\b[^{}\n]*\}|\{\{[^{}\n]*\}\}/gi,
  /(?<!\bXXX-)\bX{2,3}(?:-X{3,4}|\/XX)\b/gi,
];

/** Whether visitors fill in its blanks: those of a will, or "in memory of [name]". */
const isForVisitors = (text: string) =>
  (/\bI\b/.test(text) && /\b(?:bequeath|devise|give|leave)\b/.test(text)) ||
  /(?<![^\s(])["“][^"“”[]*\[[^"“”]*["”]/.test(text);

/** A note in place of a text that was never written. */
export const unfinishedText: Rule<"value"> = {
  expected: "the finished text",
  check({ text = "", source, at, schema }) {
    const [match] = [...notes, ...(isForVisitors(text) ? [] : blanks)]
      .flatMap((note) => [...source.matchAll(note)])
      // The words of a link are text without its brackets.
      .filter(([part]) =>
        text.includes(part.replaceAll(/^\s*["']|["']\s*$/g, "")),
      );
    if (!match) return;
    const isOptional = schema instanceof z.ZodOptional;
    return {
      at: at + match.index,
      found: `${show(match[0])} where the text should be`,
      fix: `write the text${isOptional ? ", or leave it out" : ""}`,
    };
  },
  examples: [
    {
      bad: "  alt: …",
      good: "  alt: A heron in the reeds",
      message: "… where the text should be → write the text",
    },
    {
      in: "pages/about.mdx",
      bad: "We meet here. [insert map here]",
      good: 'We meet at the north gate. Write "in memory of [name]" on the check.\n\n> I, [your name], give [insert amount] to Prairie Friends.',
      message: "[insert map here] where the text should be → write the text",
    },
    {
      in: "pages/about.mdx",
      bad: "We meet on TODO.",
      good: "Gracias a TODO el equipo. TODO es gratis. TODO LO QUE NECESITA, ANTE TODO: the XXX Annual Sale. [Photo by Ann Lee] [the name] [Our City] [Iowa City] [no date]",
      message: "TODO where the text should be → write the text",
    },
    {
      in: "pages/about.mdx",
      bad: "See the [map] for [date].\n\n[map]: /about",
      good: "See the [map] for May 4.\n\n[map]: /about",
      message: "[date] where the text should be → write the text",
    },
    {
      in: "home.yml",
      bad: "  lead: Dear {{First Name}}, call (515) XXX-XXXX",
      good: "  lead: Dear friend, call us",
      message: "{{First Name}} where the text should be → write the text",
    },
    {
      in: "events.yml",
      bad: "- title: Seed Day\n  start: 2025-10-04\n  place: TBA",
      good: "- title: Seed Day\n  start: 2025-10-04",
      message: "TBA where the text should be → write the text, or leave it out",
    },
  ],
};
