import { wordAt } from "../read/text";
import { show } from "../words/show";
import type { Rule } from "./rule";

/** `*Rosa carolina *grows`: italics with a space before their end. */
const halfItalic = /(?<![\\*\w])\*(?=\p{L}[^*\n]*[^\s.!?;,:]\s\*[\p{L}\d])/gu;

/** `Members** save`: the mark of a footnote, or the end of bold words. */
const afterWord = /^[\p{L}\p{N}%)]\*\*(?:[\s.,;:!?)|]|$)/u;

/** Asterisks that did not become bold or italic and would show. */
export const strayAsterisks: Rule<"page"> = {
  expected: "asterisks right before and right after bold or italic words",
  *check({ find, body }) {
    const stray = find("text").flatMap(({ at, written }) =>
      Array.from(written.matchAll(/\\[^]|\*+/g), ({ 0: asterisks, index }) => {
        const start = at + index;
        // One of two asterisks may belong to the italics beside it.
        const around = body.slice(Math.max(start - 1, 0), start + 2);
        return !asterisks.startsWith("\\") && around.includes("**")
          ? [start]
          : [];
      })
        .flat()
        .concat(
          Array.from(written.matchAll(halfItalic), ({ index }) => at + index),
        ),
    );
    for (const { at: from, end } of find("paragraph", "heading", "tableCell")) {
      const places = stray.filter((place) => from <= place && place < end);
      const [at] = places;
      // Nothing begins with bold words that end twice.
      const areFootnotes =
        places.length > 1 &&
        places.every((each) => afterWord.test(body.slice(each - 1, each + 3)));
      if (at === undefined || areFootnotes) continue;
      yield {
        at,
        end,
        found: show(wordAt(body, at)),
        fix: "for bold, put  **  right before the first word and right after the last, or  *  for italics; otherwise, remove the asterisks, or write  \\*  to show one",
      };
    }
  },
  examples: [
    {
      bad: "Bring **water and a hat.",
      good: "Bring **water** and a hat. Members** save 10%, and families** 15%.",
      message:
        "**water → for bold, put  **  right before the first word and right after the last, or  *  for italics; otherwise, remove the asterisks, or write  \\*  to show one",
    },
    {
      bad: "Bring **water* and a hat.",
      good: "Bring **water** and a hat.",
      message:
        "**water* → for bold, put  **  right before the first word and right after the last, or  *  for italics; otherwise, remove the asterisks, or write  \\*  to show one",
    },
    {
      bad: "The *Rosa carolina *grows here.",
      good: "The *Rosa carolina* grows here. Admission*: $5 * 3, *free for children.",
      message:
        "*Rosa → for bold, put  **  right before the first word and right after the last, or  *  for italics; otherwise, remove the asterisks, or write  \\*  to show one",
    },
  ],
};
