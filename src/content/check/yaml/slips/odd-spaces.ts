import { codePointName, showWhole } from "../../words";
import { type SlipRule, rewritten, spaces } from "./slip";

const oddSpace = /[^\S \t\r\n]/;

/** Spaces that look like any other and are none to YAML, at a line's start. */
export const findOddSpaces: SlipRule = ({ lines }) =>
  lines.flatMap((line) => {
    const [start = ""] =
      /^\s*(?:-\s+)?(?:[\w-]+\s*:\s+)?/.exec(line.text) ?? [];
    const odd = oddSpace.exec(start);
    if (!odd) return [];
    const sign =
      odd[0] === "\u00A0"
        ? "a no-break space (U+00A0)"
        : `an odd space (${codePointName(odd[0])})`;
    const plain = start.replaceAll(new RegExp(oddSpace, "g"), " ");
    const rest = line.text.slice(start.length);
    const written = plain + rest;
    const depth = written.length - written.trimStart().length;
    const after = start.slice(0, odd.index).trim();
    const place = after
      ? `after ${after}`
      : `before ${start.trim() || showWhole(rest).split(/[\s:]/, 1).join("")}`;
    return [
      {
        offset: line.start + odd.index,
        found: `${sign} ${place.replace(/:$/, after ? ":" : "")}`,
        expected: "spaces typed with the space bar",
        fix: `type the line anew:  ${showWhole(written)}  with ${spaces(depth)} before it`,
        edits: [rewritten(line, written)],
      },
    ];
  });
