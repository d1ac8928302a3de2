import { isYamlFile } from "../schema/files";
import type { Rule } from "./rule";

const found = "too many spaces, characters or lines";
const fix =
  "remove what was pasted by mistake, or break up the text with spaces and blank lines; a long page can become several";

/** A limit on texts, so that every pattern that reads them is fast. */
interface Limit {
  readonly pattern: RegExp;
  /** How many matches a file, or a paragraph of a page, may have. */
  readonly most?: number;
}

const inAll: readonly Limit[] = [
  { pattern: /^[ \t]{65}/gm },
  { pattern: /(?<!\s)\s{201,}/g },
  { pattern: /(?<!\S)\S{2001,}/g },
  { pattern: /\n/g, most: 2000 },
];

const inYaml: readonly Limit[] = [
  { pattern: /^[ \t]*(?:[-?:][ \t]+){9}/gm },
  { pattern: /[[{]/g, most: 64 },
];

const inPages: readonly Limit[] = [
  { pattern: /^[ \t]*(?:>[ \t]*|(?:[-+*]|\d{1,9}[.)])[ \t]+){13}/gm },
  { pattern: /[*_~[\]<`]/g, most: 2000 },
  { pattern: /<[A-Za-z]/g, most: 50 },
];

function firstBeyond(text: string, limits: readonly Limit[]) {
  for (const { pattern, most = 0 } of limits) {
    const match = [...text.matchAll(pattern)][most];
    if (match) return match.index;
  }
  return undefined;
}

/**
 * Text that no author would write and that takes a parser minutes or all of the
 * memory. Reported before anything is parsed.
 */
export const tooComplex: Rule<"raw"> = {
  expected: "ordinary text",
  check({ path, text }) {
    const isYaml = isYamlFile(path);
    let at = firstBeyond(text, inAll);
    let start = 0;
    for (const part of isYaml ? [text] : text.split(/(\n[ \t\r]*\n)/)) {
      const index = firstBeyond(part, isYaml ? inYaml : inPages);
      if (index !== undefined) at ??= start + index;
      start += part.length;
    }
    return at === undefined ? undefined : { at, found, fix };
  },
  examples: [
    {
      in: "pages/about.mdx",
      bad: "> > > > > > > > > > > > > We sow.",
      good: "> We sow.",
      message: `${found} → ${fix}`,
    },
  ],
};
