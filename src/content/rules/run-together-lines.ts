import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";

const longestLine = 45;

/** Endings of lines of prose: of a sentence, or in the middle of one. */
const ofProse =
  /[.!?–—]$|\b(?:a|an|and|at|by|for|from|in|is|of|on|or|our|the|to|we|with)$/i;

/** Periods that don't end a sentence, as in addresses and hours. */
const abbreviation =
  /\b(?:[ap]\.m|apt|ave|blvd|co|ct|dr|hwy|inc|jr|ln|ltd|n|s|e|w|rd|sr|st|ste)\.$/i;

/** As after "Sincerely," if the next line begins with a capital letter or a digit. */
const endsInComma = /[,;:]$/;

const continuesBelow = (line: string, next = "") =>
  endsInComma.test(line)
    ? !/^[\p{Lu}\d(*[]/u.test(next)
    : ofProse.test(line) && !abbreviation.test(line);

/** Three or more short lines, such as an address, that would run together. */
export const runTogetherLines: Rule<"page"> = {
  expected: "<br /> at the end of each line that should stay on its own",
  *check({ find }) {
    for (const { node, parents, at, end, written } of find("paragraph")) {
      const lines = written.split(/\r?\n/);
      const [first = ""] = lines;
      const isProse =
        lines.length < 3 ||
        lines.some((line) => line.length > longestLine || line.includes("|")) ||
        lines
          .slice(0, -1)
          .some((line, index) =>
            continuesBelow(line.trim(), lines[index + 1]?.trim()),
          ) ||
        node.children.some(
          ({ type }) => !/^(?:text|strong|link)$/.test(type),
        ) ||
        parents.some(({ type }) => type === "blockquote");
      if (isProse) continue;
      yield {
        at,
        end,
        found: `${show(first)} and ${lines.length - 1} more short lines, which run together as one`,
        fix: `write  ${showWhole(first)}<br />  and end the other lines the same way, except the last`,
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
      bad: "Sincerely,\nDana Whitfield\nGarden Friends Inc.\n12 River Road",
      good: "Sincerely,<br />\nDana Whitfield<br />\nGarden Friends Inc.<br />\n12 River Road\n\nWe sow:\ngrass,\nsedges, and flowers.",
      message:
        "Sincerely, and 3 more short lines, which run together as one → write  Sincerely,<br />  and end the other lines the same way, except the last",
    },
  ],
};
