import { wordAt } from "../read/text";
import { show } from "../words/show";
import type { Rule } from "./rule";

/** Two asterisks or more that did not become bold and would show. */
export const strayAsterisks: Rule<"page"> = {
  expected: "two asterisks, **, right before and right after bold words",
  *check({ find, body }) {
    const stray = find("text").flatMap(({ at, written }) =>
      Array.from(written.matchAll(/\\[^]|\*+/g), ({ 0: asterisks, index }) => {
        const start = at + index;
        // One of two asterisks may belong to the italics beside it.
        const around = body.slice(Math.max(start - 1, 0), start + 2);
        return !asterisks.startsWith("\\") && around.includes("**")
          ? [start]
          : [];
      }).flat(),
    );
    for (const { at: from, end } of find("paragraph", "heading", "tableCell")) {
      const at = stray.find((place) => from <= place && place < end);
      if (at === undefined) continue;
      yield {
        at,
        end,
        found: show(wordAt(body, at)),
        fix: "for bold words, put  **  right before the first and right after the last; otherwise, leave  **  out, or write  \\*\\*  to show it",
      };
    }
  },
  examples: [
    {
      bad: "Bring **water and a hat.",
      good: "Bring **water** and a hat.",
      message:
        "**water → for bold words, put  **  right before the first and right after the last; otherwise, leave  **  out, or write  \\*\\*  to show it",
    },
    {
      bad: "Bring **water* and a hat.",
      good: "Bring **water** and a hat.",
      message:
        "**water* → for bold words, put  **  right before the first and right after the last; otherwise, leave  **  out, or write  \\*\\*  to show it",
    },
  ],
};
