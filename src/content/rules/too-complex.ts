import { isYamlFile } from "../schema/files";
import { count } from "../words/amounts";
import { show } from "../words/show";
import { type Finding, defineRule } from "./define-rule";

/** What a text may have, so that every pattern that looks at it is fast. */
interface Limit {
  readonly pattern: RegExp;
  /** How many matches a file, or a paragraph of a page, may have. */
  readonly most?: number;
  readonly words?: (found: string) => Omit<Finding, "at">;
}

const inAll: readonly Limit[] = [
  { pattern: /^[ \t]{65}/gm },
  {
    pattern: /(?<!\s)\s{201,}/g,
    words: (gap) => ({
      found: `${count(gap.length, "space")} or line breaks in a row`,
      expected: "at most 200 of them in a row",
      fix: "delete those that are too many; one space between words, and one empty line between paragraphs, are enough",
    }),
  },
  {
    pattern: /(?<!\S)\S{2001,}/g,
    words: (word) => ({
      found: `${show(word)}, ${count(word.length, "character")} without a space`,
      expected: "at most 2,000 characters without a space",
      fix: "remove it if it was pasted by mistake; otherwise put a space or a line break into it",
    }),
  },
];

const inYaml: readonly Limit[] = [
  { pattern: /^[ \t]*(?:[-?:][ \t]+){9}/gm },
  { pattern: /[[{]/g, most: 64 },
  { pattern: /^[^\s#]/gm, most: 1000 },
];

const inPages: readonly Limit[] = [
  { pattern: /^[ \t]*(?:>[ \t]*|(?:[-+*]|\d{1,9}[.)])[ \t]+){13}/gm },
  { pattern: /[*_~[\]<`]/g, most: 2000 },
  { pattern: /<[A-Za-z]/g, most: 50 },
  { pattern: /\n/g, most: 500 },
];

const tooMany = () => ({
  found: "too many spaces, characters or lines",
  expected: "ordinary text",
  fix: "remove what was pasted by mistake, or divide the text with blank lines",
});

function firstBeyond(text: string, limits: readonly Limit[]) {
  for (const { pattern, most = 0, words = tooMany } of limits) {
    const match = [...text.matchAll(pattern)][most];
    if (match) return { at: match.index, ...words(match[0]) };
  }
  return undefined;
}

/**
 * Text that no author would write and that takes a parser minutes or all of the
 * memory. Reported before anything is parsed.
 */
export const tooComplex = defineRule({
  id: "too-complex",
  on: "unread",
  check({ path, text }) {
    const isYaml = isYamlFile(path);
    let start = 0;
    for (const part of isYaml ? [text] : text.split(/(\n[ \t\r]*\n)/)) {
      const found = firstBeyond(part, isYaml ? inYaml : inPages);
      if (found) return { ...found, at: start + found.at };
      start += part.length;
    }
    return firstBeyond(text, inAll);
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
