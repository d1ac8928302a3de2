import type { Text } from "mdast";
import { wordAt } from "../read/text";
import type { Visit } from "../read/visits";
import { show } from "../words/show";
import type { Rule } from "./rule";

/** `*Rosa carolina *grows`: italics with a space before their end. */
const halfItalic = /(?<![\\*\w])\*(?=\p{L}[^*\n]*[^\s.!?;,:]\s\*[\p{L}\d])/gu;

/** The places of the asterisks in a text that are likely mistakes. */
function strayIn({ at, written }: Visit<Text>, body: string): number[] {
  const doubled = [...written.matchAll(/\\[^]|\*+/g)].filter(
    ({ 0: typed, index }) =>
      typed.startsWith("*") &&
      // One of the two may belong to the italics beside it.
      body.slice(Math.max(at + index - 1, 0), at + index + 2).includes("**"),
  );
  return [...doubled, ...written.matchAll(halfItalic)].map(
    ({ index }) => at + index,
  );
}

const fix =
  "for bold, put  **  right before the first word and right after the last, or  *  for italics; otherwise, remove the asterisks, or write  \\*  to show one";

/** Asterisks that did not become bold or italic and would show. */
export const strayAsterisks: Rule<"page"> = {
  expected: "asterisks right before and right after bold or italic words",
  *check({ find, body }) {
    const stray = find("text").flatMap((text) => strayIn(text, body));
    for (const { at: from, end } of find("paragraph", "heading", "tableCell")) {
      const at = stray.find((place) => from <= place && place < end);
      if (at === undefined) continue;
      yield { at, end, found: show(wordAt(body, at)), fix };
    }
    for (const { at, end, written } of find("thematicBreak")) {
      if (written !== "****") continue;
      yield {
        ...{ at, end, isMissing: true },
        found: "bold without words, which shows as a line across the page",
        expected: "bold words between the asterisks",
        fix: "write the words between the two pairs, or remove them; for a line across the page, write  ---",
      };
    }
  },
  examples: [
    {
      bad: "Bring **water and a hat.",
      good: "Bring **water** and a hat.",
      message: `**water → ${fix}`,
    },
    {
      bad: "Bring **water* and a hat.",
      good: "Bring **water** and a hat.",
      message: `**water* → ${fix}`,
    },
    {
      bad: "The *Rosa carolina *grows here.",
      good: "The *Rosa carolina* grows here. Admission*: $5 * 3, *free for children.",
      message: `*Rosa → ${fix}`,
    },
    {
      bad: "Bring water.\n\n****\n\nBring a hat.",
      good: "Bring water.\n\n---\n\nBring a hat.",
      message:
        "bold without words, which shows as a line across the page → write the words between the two pairs, or remove them; for a line across the page, write  ---",
    },
  ],
};
