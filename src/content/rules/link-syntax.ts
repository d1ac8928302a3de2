import { toString } from "mdast-util-to-string";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { pictureFix } from "./html-tags";
import { correction } from "./shared/correction";

const scheme = String.raw`(?:[/#]|https?:|mailto:|www\.)`;

/**
 * `[words](a b)`, `[words] (/address)`, `[words][name]`, `(words)[/address]`,
 * `[https://…]`, `[words]https://…`, `[words], more,(/address)`,
 * `words](/address)`, or `[words(/address)`. With a space before it, the
 * address may be a source: `[1] Smith (https://…)`.
 */
const unreadable = new RegExp(
  String.raw`(?<!\\)(?:\[[^[\]\n]*\](?:\([^)\n]*\)?|\s\(${scheme}[^)\n]*\)?|\[[^[\]\n]*\])|\([^()\n]+\)\[${scheme}[^[\]\s]*\]|\(${scheme}[^()\s]*\)\[[^[\]\n]+\]|\[(?!\d+\])[^[\]\n]+\][^[\]()\n]{0,60}[^\s[\]()]\(${scheme}[^()\s]*\)|\[(?!\d+\])[^[\]\n]+\]https?:[^\s[\]()]*[^\s[\]().,;:!?]|\[(?:https?:|www\.|images\/)[^[\]\s]*\](?![([:])|(?<![^\s(])[^[\]()\s]+\]\(${scheme}[^)\s]*\)?|\[[^[\]()\n]*[^[\]()\s]\(${scheme}[^()\s]*\))`,
);

const swapped = new RegExp(String.raw`^\(([^)]+)\)\[(${scheme}[^\]\s]*)\]$`);

/** What was meant by one of them, if that is clear. */
const meantBy = (typed: string) =>
  typed
    .replace(/^\[(https?:[^\]]*)\]$/, "$1")
    .replace(/^\[([^()\]]+)(?:\]\s)?\(([^\s()]+)\)$/, "[$1]($2)")
    .replace(/^(\[[^\]]+\])(https?:.*)$/, "$1($2)")
    .replace(swapped, "[$1]($2)");

/** `https//example.org`, `htps://example.org`, `www,example.org`, or `www.example,org`. */
const mistyped =
  /(?<![^\s(])(?!https?:\/\/)(?:(?:h?t{1,3}ps?|hhttps?)(?:[:;]\/{0,2}|\/\/)|www,|www\.[\w-]+,)[\w][^\s)]*/i;

const note = /(?<!\\)\[\^[^[\]\s]+\]/;

const footnote = {
  found: "a footnote",
  fix: "write the note in the text, in parentheses",
};

/** Broken links, which would show as typed, and footnotes. */
export const linkSyntax: Rule<"page"> = {
  expected: "words, and links like  [words](/address)",
  *check({ find }) {
    for (const { at: start, written } of find("text")) {
      const match =
        note.exec(written) ??
        unreadable.exec(written) ??
        mistyped.exec(written);
      if (!match) continue;
      const [typed] = match;
      const at = start + match.index;
      const place = { at, end: at + typed.length };
      const meant = meantBy(typed);
      const fix = mistyped.test(typed)
        ? "write the address as the browser shows it, with  https://  at its start"
        : typed.startsWith("[images/")
          ? pictureFix
          : "write it like  [words](/…)  with nothing between ] and ( and no space in the address";
      const link = {
        found: show(typed),
        ...(meant === typed ? { fix } : correction(place, meant)),
      };
      yield { ...place, ...(note.test(typed) ? footnote : link) };
    }
    const named = find("linkReference", "imageReference").map(
      ({ node }) => node.identifier,
    );
    for (const { node, at, end, written } of find("definition")) {
      const { identifier, label, url } = node;
      if (identifier.startsWith("^")) yield { at, end, ...footnote };
      // `[//]: # (note)` is a note to colleagues.
      else if (!named.includes(identifier) && url !== "#") {
        const found = `${show(written)}, which visitors don't see`;
        yield { at, end, found, fix: `write  [${label}](${url})` };
      }
    }
    for (const { node, at, end } of find("link", "linkReference")) {
      if (toString(node).trim() !== "") continue;
      yield {
        ...{ at, end, isMissing: true },
        found: "a link without words",
        expected: "the words of the link, between the square brackets",
        fix: "write them between the square brackets",
      };
    }
    for (const { at, end } of find("image", "imageReference")) {
      yield {
        at,
        end,
        found: "a picture written like a link",
        fix: pictureFix,
      };
    }
  },
  examples: [
    {
      bad: "See (our map)[/about].",
      good: "See [our map](/about).",
      message: "(our map)[/about] → write  [our map](/about)",
    },
    {
      bad: "See [our map](/about us).",
      good: "See [our map](/about).",
      message:
        "[our map](/about us) → write it like  [words](/…)  with nothing between ] and ( and no space in the address",
    },
    {
      bad: "See [https://example.org] here.",
      good: "See https://example.org here.",
      message: "[https://example.org] → write  https://example.org",
    },
    {
      bad: "See our map](/about).",
      good: "See [our map](/about).",
      message:
        "map](/about) → write it like  [words](/…)  with nothing between ] and ( and no space in the address",
    },
    {
      bad: "See [our map(/about).",
      good: "See [our map](/about).",
      message: "[our map(/about) → write  [our map](/about)",
    },
    {
      bad: "See htps://example.org for a map.",
      good: "See https://example.org for a map.",
      message:
        "htps://example.org → write the address as the browser shows it, with  https://  at its start",
    },
    {
      bad: "[images/heron.jpg]",
      good: '<Photo image="images/heron.jpg" alt="A heron in the reeds" />',
      message: `[images/heron.jpg] → ${pictureFix}`,
    },
    {
      bad: "See [](/about).",
      good: "See [about us](/about).",
      message: "a link without words → write them between the square brackets",
    },
    {
      bad: "We restore[^1] land.",
      good: "We restore (slowly) land.",
      message: "a footnote → write the note in the text, in parentheses",
    },
    {
      bad: "![A heron](images/heron.jpg)",
      good: '<Photo image="images/heron.jpg" alt="A heron in the reeds" />',
      message: `a picture written like a link → ${pictureFix}`,
    },
  ],
};
