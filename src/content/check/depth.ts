/** What is too much of, and where the first too many stands. */
export interface Excess {
  offset: number;
  what: string;
  /** What to leave out. */
  signs: string;
}

interface Limit {
  pattern: RegExp;
  /** How many a stretch of text may have. */
  most: number;
  what: string;
  signs: string;
}

/** Depths that no parser should be sent into, and no author gets to. */
const deepestIndent: Limit = {
  pattern: /^[ \t]{65}/gm,
  most: 0,
  what: "a line that begins with more than 64 spaces",
  signs: "the spaces at the start of the line",
};

const yamlLimits: readonly Limit[] = [
  deepestIndent,
  {
    pattern: /^[ \t]*(?:[-?:][ \t]+){9}/gm,
    most: 0,
    what: "lists within lists",
    signs: "the hyphens at the start of the line",
  },
  {
    pattern: /[[{]/g,
    most: 64,
    what: "more than 64 brackets",
    signs: "the brackets [ and {",
  },
];

const bodyLimits: readonly Limit[] = [
  deepestIndent,
  {
    pattern: /^[ \t]*(?:>[ \t]*|(?:[-+*]|\d{1,9}[.)])[ \t]+){13}/gm,
    most: 0,
    what: "quotes or lists within each other, more than 12 deep",
    signs: "the signs > and - at the start of the line",
  },
  {
    pattern: /\n[ \t\r]*\n/g,
    most: 3000,
    what: "more than 3,000 paragraphs",
    signs: "text, or divide it over several pages",
  },
];

/** Within one paragraph, list or table: a run of lines with none blank. */
const paragraphLimits: readonly Limit[] = [
  {
    pattern: /[*_~[\]]/g,
    most: 2000,
    what: "more than 2,000 signs * _ ~ [ ] with no blank line between",
    signs: "the signs, or divide the text with blank lines",
  },
  {
    pattern: /\n/g,
    most: 500,
    what: "more than 500 lines with no blank line between",
    signs: "some lines, or divide the text with blank lines",
  },
];

const deepestTags = 50;

function exceed(
  text: string,
  limits: readonly Limit[],
  from = 0,
): Excess | undefined {
  for (const { pattern, most, what, signs } of limits) {
    let left = most;
    for (const { index } of text.matchAll(pattern)) {
      left -= 1;
      if (left < 0) return { offset: from + index, what, signs };
    }
  }
  return undefined;
}

function findDeepTag(text: string): Excess | undefined {
  let depth = 0;
  const tags = /<(\/?)[A-Za-z][^<>]*>/g;
  for (const { 0: tag, 1: slash, index } of text.matchAll(tags)) {
    if (tag.endsWith("/>")) continue;
    depth += slash ? -1 : 1;
    if (depth > deepestTags) {
      const what = `more than ${deepestTags} tags that are not closed`;
      return { offset: index, what, signs: "tags that nothing needs" };
    }
  }
  return undefined;
}

/**
 * Brackets in brackets and lists in lists, by the thousand, take a parser
 * minutes, or all the memory it has. Told before anything is parsed.
 */
export function findDeepYaml(text: string): Excess | undefined {
  return exceed(text, yamlLimits);
}

/** The same for the body of a page. */
export function findDeepBody(text: string): Excess | undefined {
  const deep = exceed(text, bodyLimits) ?? findDeepTag(text);
  if (deep) return deep;
  let offset = 0;
  for (const run of text.split(/(\n[ \t\r]*\n)/)) {
    const excess = exceed(run, paragraphLimits, offset);
    if (excess) return excess;
    offset += run.length;
  }
  return undefined;
}
