import { isFileName } from "../schema/files";
import { count } from "../words/amounts";
import { show } from "../words/show";
import { type Finding, defineRule } from "./define-rule";

/**
 * Characters without a space between them, and spaces, tabs and line breaks in
 * a row. Within these limits, every pattern that looks at text is fast.
 */
const longestWord = 2000;
const longestGap = 200;

/** The first word or the first gap that is too long. */
function longRun(text: string): Finding | undefined {
  for (const { 0: run, index: at } of text.matchAll(/\s+|\S+/g)) {
    if (run.trim() === "") {
      if (run.length <= longestGap) continue;
      return {
        at,
        found: `${count(run.length, "space")} or line breaks in a row`,
        expected: `at most ${longestGap} of them in a row`,
        fix: "delete those that are too many; one space between words, and one empty line between paragraphs, are enough",
      };
    }
    if (run.length <= longestWord) continue;
    return {
      at,
      found: `${show(run)}, ${count(run.length, "character")} without a space`,
      expected: `at most ${count(longestWord, "character")} without a space`,
      fix: "remove it if it was pasted by mistake; otherwise put a space or a line break into it",
    };
  }
  return undefined;
}

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
  on: "text",
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
    return longRun(text);
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
