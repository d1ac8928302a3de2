import { count } from "../words/amounts";
import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";

const longestLine = 45;

/** Endings of lines of prose: of a sentence, or in the middle of one. */
const ofProse =
  /[.!?–—·•]$|\b(?:a|an|and|at|by|for|from|in|is|of|on|or|our|the|to|we|with)$/i;

/** Periods that don't end a sentence, as in addresses and hours. */
const abbreviation =
  /\b(?:[ap]\.m|apt|ave|blvd|co|ct|dr|hwy|inc|jr|ln|ltd|n|s|e|w|rd|sr|st|ste)\.$/i;

/** As after "Sincerely," if the next line begins with a capital letter or a digit. */
const endsInComma = /[,;:]$/;

const continuesBelow = (line: string, next = "") =>
  endsInComma.test(line)
    ? !/^[\p{Lu}\d(*[]/u.test(next)
    : ofProse.test(line) && !abbreviation.test(line);

/**
 * Whether a line isn't part of a sentence: `President`, or `Ames, IA 50010`.
 */
const isLabel = (line = "") => /^[\p{Lu}\d].*[^.!?:,;]$/u.test(line);

/** Whether lines are a sentence that was pasted from a narrow column. */
const isSentence = (lines: readonly string[]) =>
  /[.!?]["”)]?$/.test(lines.at(-1) ?? "") &&
  lines.slice(1).some((line) => /^\p{Ll}{2}/u.test(line));

/** Whether lines are wrapped text, rather than lines that should stay on their own. */
function isProse(lines: readonly string[]): boolean {
  const [first = ""] = lines;
  const least = isLabel(lines.at(-1)) && !endsInComma.test(first) ? 2 : 3;
  return (
    lines.length < least ||
    isSentence(lines) ||
    lines.some((line) => line.length > longestLine || line.includes("|")) ||
    lines
      .slice(0, -1)
      .some((line, index) => continuesBelow(line, lines[index + 1]))
  );
}

/** Ends each line, except the last, with a tag that keeps it on its own. */
function withBreaks(written: string): string {
  const [lineBreak = "\n"] = /\r?\n/.exec(written) ?? [];
  const lines = written.split(lineBreak).map((line) => line.trimEnd());
  return lines.join(`<br />${lineBreak}`);
}

/** Short lines, such as those of an address, that would run together. */
export const runTogetherLines: Rule<"page"> = {
  expected: "<br /> at the end of each line that should stay on its own",
  *check({ find }) {
    for (const { node, parents, at, end, written } of find("paragraph")) {
      const lines = written.split(/\r?\n/).map((line) => line.trim());
      const hasOther = node.children.some(
        ({ type }) => !/^(?:text|strong|link)$/.test(type),
      );
      const hasLink = node.children.some(({ type }) => type === "link");
      const isQuote = parents.some(({ type }) => type === "blockquote");
      if (hasOther || isQuote || isProse(lines)) continue;
      const [first = ""] = lines;
      const others = lines.length - 1;
      yield {
        at,
        end,
        found: `${show(first)} and ${count(others, "more short line")}, which run together as one`,
        // A line break may be within a link.
        edit: hasLink ? undefined : { at, end, text: withBreaks(written) },
        fix: `write  ${showWhole(first)}<br />${others > 1 ? "  and end the other lines the same way, except the last" : ""}`,
      };
    }
  },
  examples: [
    {
      bad: "Garden Friends\n12 River Road\nBath, Maine 04530",
      good: "Garden Friends<br />\n12 River Road<br />\nBath, Maine 04530",
      message:
        "Garden Friends and 2 more short lines, which run together as one → write  Garden Friends<br />  and end the other lines the same way, except the last",
    },
    {
      bad: "Ann Lee\nPresident",
      good: "Ann Lee<br />\nPresident",
      message:
        "Ann Lee and 1 more short line, which run together as one → write  Ann Lee<br />",
    },
    {
      bad: "Sincerely,\nDana Whitfield\nGarden Friends Inc.\n12 River Road",
      good: "Sincerely,<br />\nDana Whitfield<br />\nGarden Friends Inc.<br />\n12 River Road\n\nWe sow:\ngrass,\nsedges, and flowers.\n\nJoin us on May 2,\n2027, at the library. Doors\nopen at 6:30 p.m.",
      message:
        "Sincerely, and 3 more short lines, which run together as one → write  Sincerely,<br />  and end the other lines the same way, except the last",
    },
  ],
};
