import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";

const longestLine = 45;

/** Line endings that show that a sentence continues on the next line. */
const continues =
  /[.,;:!?–—]$|\b(?:a|an|and|at|by|for|from|in|is|of|on|or|our|the|to|we|with)$/i;

/** Three or more short lines, such as an address, that would run together. */
export const runTogetherLines: Rule<"page"> = {
  expected: "<br /> at the end of each line that should stay a line of its own",
  *check({ find }) {
    for (const { node, parents, at, end, written } of find("paragraph")) {
      const lines = written.split(/\r?\n/);
      const [first = ""] = lines;
      const isProse =
        lines.length < 3 ||
        lines.some((line) => line.length > longestLine || line.includes("|")) ||
        lines.slice(0, -1).some((line) => continues.test(line.trim())) ||
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
  ],
};
