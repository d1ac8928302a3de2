import { isFileName } from "../schema/files";
import { defineRule } from "./define-rule";

/** A pattern and how many matches a file or paragraph may have. */
type Limit = readonly [pattern: RegExp, most: number];

const deepLine: Limit = [/^[ \t]{65}/gm, 0];

const inYaml: readonly Limit[] = [
  deepLine,
  [/^[ \t]*(?:[-?:][ \t]+){9}/gm, 0],
  [/[[{]/g, 64],
  [/^[^\s#]/gm, 1000],
];

const inPages: readonly Limit[] = [
  deepLine,
  [/^[ \t]*(?:>[ \t]*|(?:[-+*]|\d{1,9}[.)])[ \t]+){13}/gm, 0],
  [/[*_~[\]<`]/g, 2000],
  [/<[A-Za-z]/g, 50],
  [/\n/g, 500],
];

/**
 * Text that no author would write and that takes a parser minutes or all of the
 * memory. Reported before anything is parsed.
 */
export const tooComplex = defineRule({
  id: "too-complex",
  on: "gate",
  check({ path, text }) {
    const isYaml = isFileName(path);
    let start = 0;
    for (const part of isYaml ? [text] : text.split(/(\n[ \t\r]*\n)/)) {
      for (const [pattern, most] of isYaml ? inYaml : inPages) {
        const first = [...part.matchAll(pattern)][most];
        if (!first) continue;
        return {
          at: start + first.index,
          found: "too many spaces, characters or lines",
          expected: "ordinary text",
          fix: "remove what was pasted by mistake, or divide the text with blank lines",
        };
      }
      start += part.length;
    }
    return undefined;
  },
  examples: [
    {
      bad: "> > > > > > > > > > > > > We sow.",
      good: "> We sow.",
      message:
        "too many spaces, characters or lines → remove what was pasted by mistake, or divide the text with blank lines",
    },
  ],
});
