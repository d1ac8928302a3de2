import { lineAround } from "../text";
import { show, showWhole } from "../words";
import { defineRule } from "./define-rule";

/** Two or three asterisks that did not become bold and would show. */
interface Run {
  at: number;
  stars: string;
  /** The adjacent word, including the asterisks. */
  word: string;
  /** Position relative to the word: at its start, its end, apart, or inside it. */
  side: "start" | "end" | "free" | "within";
  beginsLine: boolean;
}

function sideOf(before: string, after: string): Run["side"] {
  const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
  if (before.trim() === "") return after.trim() === "" ? "free" : "start";
  if (after.trim() === "") return "end";
  if (isWord(before) === isWord(after)) return "within";
  return isWord(after) ? "start" : "end";
}

/** The runs of asterisks in a part of the source. */
const runsIn = (source: string, from: number, written: string) =>
  Array.from(written.matchAll(/\\[^]|\*+/g))
    .filter(({ 0: signs }) => signs === "**" || signs === "***")
    .map(({ 0: stars, index }): Run => {
      const at = from + index;
      const { start, line } = lineAround(source, at);
      const before = line.slice(0, at - start);
      const after = line.slice(before.length + stars.length);
      const [head, tail] = [/\S*$/.exec(before), /^\S*/.exec(after)];
      return {
        at,
        stars,
        word: `${head?.[0] ?? ""}${stars}${tail?.[0] ?? ""}`,
        side: sideOf(before.slice(-1), after.charAt(0)),
        beginsLine: /^[ \t>|]*$/.test(before),
      };
    });

/**
 * Removes footnote markers: asterisks after a word that return later at the
 * start of a line, such as `Free**` and `**For members`.
 */
function withoutFootnotes(runs: readonly Run[]): Run[] {
  const sign = runs.find(({ side }) => side === "end")?.at ?? Infinity;
  const note = runs.findLast(({ beginsLine }) => beginsLine)?.at ?? 0;
  return runs.filter(({ side, beginsLine, at }) =>
    side === "end" ? at > note : !beginsLine || at < sign,
  );
}

/** Unpaired asterisks for bold, or asterisks separated from the words. */
export const strayAsterisks = defineRule({
  id: "stray-asterisks",
  on: "body",
  expected: "as many asterisks right before the words as right after them",
  *check({ find, source }) {
    const texts = find("text");
    const runs = withoutFootnotes(
      texts.flatMap(({ at, written }) => runsIn(source, at, written)),
    );
    const blocks = find("paragraph", "heading", "tableCell");
    for (const { at: start, end } of runs.length > 0 ? blocks : []) {
      const inside = runs.filter(({ at }) => start <= at && at < end);
      for (const [index, { at, stars, side, word }] of inside.entries()) {
        const next = inside[index + 1];
        const words = source.slice(at + stars.length, next?.at);
        const isBold =
          side === "free"
            ? next && next.side !== "start" && /\p{L}/u.test(words)
            : side !== "within";
        if (!isBold) continue;
        const isPair =
          next && side !== "end" && words.length <= 40 && !words.includes("\n");
        const stop = isPair ? next.at + next.stars.length : end;
        const [after = ""] = /^\S*/.exec(source.slice(stop)) ?? [];
        const space = /^[\p{L}\p{N}]/u.test(after) ? " " : "";
        yield {
          at,
          end: stop,
          found: show(isPair ? source.slice(at, stop) + after : word),
          fix: isPair
            ? `write  ${stars}${words.trim()}${stars}${space}${after}`
            : `put  ${stars}  right before the first bold word and right after the last, or write  ${"\\*".repeat(stars.length)}  to show the asterisks`,
        };
      }
    }
    for (const { at, end, written } of find("emphasis", "strong")) {
      const before = texts.find((text) => text.end === at)?.written ?? "";
      const [stars = ""] = /(?<!\\)\*+$/.exec(before) ?? [];
      if (stars === "" || !written.startsWith("*")) continue;
      const words = showWhole(written.replaceAll(/^\*+|\*+$/g, ""));
      yield {
        at: at - stars.length,
        end,
        found: show(stars + written),
        fix: `write  **${words}**  for bold or  *${words}*  for italic`,
      };
    }
  },
  examples: [
    {
      bad: "Bring **water and a hat.",
      good: "Bring **water** and a hat.",
      message:
        "**water → put  **  right before the first bold word and right after the last, or write  \\*\\*  to show the asterisks",
    },
    { bad: "**a **b", good: "**a** b", message: "**a **b → write  **a** b" },
    {
      bad: "Bring **water* and a hat.",
      good: "Bring **water** and a hat.",
      message: "**water* → write  **water**  for bold or  *water*  for italic",
    },
  ],
});
