import { toString } from "mdast-util-to-string";
import type { Visit } from "../page/read-page";
import { show } from "../words";
import { type Report, defineRule } from "./define-rule";
import { pictureFix } from "./html-tags";

const scheme = String.raw`(?:[/#]|https?:|mailto:|www\.)`;

/** Swapped brackets: `(words)[/address]` or `(/address)[words]`. */
const swapped = new RegExp(
  String.raw`(?<!\\)\((?:([^()\n]+)\)\[(${scheme}[^\]\s]*)|(${scheme}[^()\s]*)\)\[([^\]\n]+))\]`,
);

/** `[words](a b)`, `[words] (/address)`, or `[words][name]` without a definition. */
const unreadable = new RegExp(
  String.raw`(?<!\\)\[[^\]\n]*\](?:\([^)\n]*\)?|\s\(${scheme}[^)\n]*\)?|\[[^\]\n]*\])`,
);

const note = /(?<!\\)\[\^[^\]\s]+\]/;

const footnote = {
  found: "a footnote",
  fix: "write the note itself there, in parentheses",
};

/** Report for the first broken link or footnote in a text. */
function reportIn({ at, written }: Visit): Report | undefined {
  const match =
    swapped.exec(written) ?? note.exec(written) ?? unreadable.exec(written);
  if (!match) return undefined;
  const [typed, words, address, first, second] = match;
  const place = { at: at + match.index, end: at + match.index + typed.length };
  if (note.test(typed)) return { ...place, ...footnote };
  const link = `[${words ?? second ?? ""}](${address ?? first ?? ""})`;
  return {
    ...place,
    found: show(typed),
    fix:
      link === "[]()"
        ? "write it like  [words](/…)  with no space between the brackets or in the address"
        : `write  ${link}`,
  };
}

/** Broken links, which would show as typed, and footnotes. */
export const brokenLinks = defineRule({
  id: "broken-links",
  on: "body",
  expected: "words, and links like  [words](/address)",
  *check({ find }) {
    for (const text of find("text")) {
      const report = reportIn(text);
      if (report) yield report;
    }
    for (const { node, at, end } of find("definition")) {
      if (node.identifier.startsWith("^")) yield { at, end, ...footnote };
    }
    for (const { node, at, end } of find("link", "linkReference")) {
      if (toString(node).trim() !== "") continue;
      const fix = "write them between the square brackets";
      yield { at, end, found: "a link without words", fix };
    }
    for (const { at, end } of find("image", "imageReference")) {
      yield { at, end, found: "a picture in Markdown", fix: pictureFix };
    }
  },
  examples: [
    {
      bad: "See [the policy](/privacy policy).",
      good: "See [the policy](/privacy-policy).",
      message:
        "[the policy](/privacy policy) → write it like  [words](/…)  with no space between the brackets or in the address",
    },
    {
      bad: "Try (writing to us)[/#contact].",
      good: "Try [writing to us](/#contact).",
      message: "(writing to us)[/#contact] → write  [writing to us](/#contact)",
    },
    {
      bad: "See [](/about).",
      good: "See [about us](/about).",
      message: "a link without words → write them between the square brackets",
    },
    {
      bad: "We restore[^1] prairie.",
      good: "We restore (slowly) prairie.",
      message: `a footnote → ${footnote.fix}`,
    },
    {
      bad: "![A heron](/heron.jpg)",
      good: '<Photo image="images/heron.jpg" alt="A heron in the reeds" />',
      message: `a picture in Markdown → ${pictureFix}`,
    },
  ],
});
