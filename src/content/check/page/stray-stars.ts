import type { Nodes, Root, Text } from "mdast";
import { show } from "../words";
import { startOf, walk } from "./outline";
import type { BodyMistake } from "./read-body";

/** Two or three stars that made nothing bold, and so would show. */
interface Run {
  offset: number;
  length: number;
  /** What they stand at: the start of words, their end, or neither. */
  side: "start" | "end" | "within" | "free";
  /** Whether nothing stands before them on their line. */
  beginsLine: boolean;
}

const isBlock = ({ type }: Nodes) =>
  type === "paragraph" || type === "heading" || type === "tableCell";

const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
const isBlank = (sign: string) => sign.trim() === "";

function sideOf(before: string, after: string): Run["side"] {
  if (isBlank(before)) return isBlank(after) ? "free" : "start";
  if (isBlank(after) || (isWord(before) && !isWord(after))) return "end";
  return isWord(after) && !isWord(before) ? "start" : "within";
}

function runsIn(node: Text, block: Nodes, source: string): Run[] {
  const start = startOf(node);
  const written = source.slice(start, node.position?.end.offset);
  return Array.from(written.matchAll(/\\[^]|\*+/g))
    .filter(({ 0: signs }) => signs === "**" || signs === "***")
    .map(({ 0: { length }, index }) => {
      const offset = start + index;
      const lineStart = source.lastIndexOf("\n", offset - 1) + 1;
      const before = source.slice(lineStart, offset);
      const after = source.charAt(offset + length);
      return {
        offset,
        length,
        side: sideOf(before.slice(-1), after),
        beginsLine: startOf(block) === offset || /^[ \t>]*$/.test(before),
      };
    });
}

/**
 * Stars behind a word and, later, at the start of a line are a footnote, such
 * as `Free**` and `**For members`. Gives what is none.
 */
function withoutFootnotes(runs: readonly Run[], length: number): Run[] {
  const like = runs.filter((run) => run.length === length);
  const sign = like.find(({ side }) => side === "end")?.offset ?? Infinity;
  const note = like.findLast(({ beginsLine }) => beginsLine)?.offset ?? 0;
  return like.filter(({ side, beginsLine, offset }) =>
    side === "end" ? offset > note : !beginsLine || offset < sign,
  );
}

const longestWords = 40;

/** What to write for two runs that have a space too much or too little. */
function pairMistake(
  first: Run,
  second: Run | undefined,
  source: string,
): BodyMistake | undefined {
  if (!second || first.side === "end") return undefined;
  const { offset, length } = first;
  const end = second.offset + second.length;
  const words = source.slice(offset + length, second.offset);
  if (/\n/.test(words) || words.length > longestWords) return undefined;
  const stars = "*".repeat(length);
  const [next = ""] = /^\S*/.exec(source.slice(end)) ?? [];
  const space = isWord(next.charAt(0)) ? " " : "";
  return {
    offset,
    found: show(source.slice(offset, end) + next),
    expected: "stars that touch the first and the last word, and no other",
    fix: `write  ${stars}${words.trim()}${stars}${space}${next}`,
  };
}

function loneMistake(
  { offset, length, side }: Run,
  source: string,
): BodyMistake {
  const stars = "*".repeat(length);
  const lineStart = source.lastIndexOf("\n", offset) + 1;
  const [rest = ""] = source.slice(offset).split(/\r?\n/, 1);
  const advice = {
    start: `add  ${stars}  after the last bold word`,
    end: `add  ${stars}  before the first bold word`,
    within: "remove the stars",
    free: "remove the spaces between the stars and the words",
  };
  return {
    offset,
    found:
      side === "end"
        ? show(source.slice(lineStart, offset + length).slice(-longestWords))
        : show(rest),
    expected: `stars before the words and after them:  ${stars}words${stars}`,
    fix: `${advice[side]}, or write  ${"\\*".repeat(length)}  to show the stars`,
  };
}

/** The first of a block's stars that show though they were not meant to. */
function mistakeIn(runs: readonly Run[], source: string): BodyMistake[] {
  const touching = runs.find(({ side }) => side === "start" || side === "end");
  const [free, other] = runs.filter(({ side }) => side === "free");
  const isOpened =
    free && touching?.side === "end" && free.offset < touching.offset;
  const first = isOpened ? free : (touching ?? (other && free));
  if (!first) return [];
  const second = runs[runs.indexOf(first) + 1];
  const words = source.slice(first.offset, second?.offset);
  if (first.side === "free" && !/\p{L}/u.test(words)) return [];
  return [pairMistake(first, second, source) ?? loneMistake(first, source)];
}

/** Stars for bold text that are half missing, or stand apart from the words. */
export function findStrayStars(tree: Root, source: string): BodyMistake[] {
  if (!source.includes("**")) return [];
  const blocks = new Map<Nodes, Run[]>();
  for (const { node, ancestors } of walk(tree)) {
    const block = node.type === "text" ? ancestors.find(isBlock) : undefined;
    if (node.type !== "text" || !block) continue;
    const runs = runsIn(node, block, source);
    blocks.set(block, [...(blocks.get(block) ?? []), ...runs]);
  }
  const all = Array.from(blocks.values()).flat();
  const stray = new Set([
    ...withoutFootnotes(all, 2),
    ...withoutFootnotes(all, 3),
  ]);
  return Array.from(blocks.values()).flatMap((runs) =>
    mistakeIn(
      runs.filter((run) => stray.has(run)),
      source,
    ),
  );
}
