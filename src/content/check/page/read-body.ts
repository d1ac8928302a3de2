import type { Root } from "mdast";
import { parseMarkdown } from "../../body/syntax";
import { type Excess, findDeepBody } from "../depth";
import { type BrokenTag, findBrokenTag } from "./broken-tags";
import { takeOutMergeLeftovers } from "./merge-leftovers";
import { toParseError } from "./parse-error";
import type { Words } from "../words";

export interface BodyMistake extends Words {
  /** Where it begins in the body. */
  offset: number;
}

interface BodyReading {
  mistakes: BodyMistake[];
  /** What was read at last: the source with letters for what can't be read. */
  text: string;
  /** The syntax tree; undefined when nothing could be read. */
  tree?: Root;
}

/** More broken tags than this, and the page is beyond telling one by one. */
const mostMistakes = 25;

/**
 * How much may be read again in all, in UTF-16 units: a long page with many
 * broken tags must not keep the build waiting.
 */
const rereading = 300_000;

function tooDeep({ offset, what, signs }: Excess): BodyMistake {
  return {
    offset,
    found: what,
    expected: "a page with a few levels at most",
    fix: `remove ${signs}`,
  };
}

/** Puts letters in place of some text, and keeps its lines. */
function takeOut(text: string, { offset, length }: BrokenTag): string {
  const end = offset + length;
  const letters = text.slice(offset, end).replaceAll(/[^\r\n]/g, "x");
  return text.slice(0, offset) + letters + text.slice(end);
}

/**
 * Reads a body and tells every broken tag in it at once: what can't be read
 * is told, made plain letters, and the rest read again. `firstLine` is the
 * number of the body's first line in its file.
 */
export function readBody(source: string, firstLine = 1): BodyReading {
  const { mistakes, text: merged } = takeOutMergeLeftovers(source, firstLine);
  let text = merged;
  const excess = findDeepBody(text);
  if (excess) return { mistakes: [...mistakes, tooDeep(excess)], text };
  const orphans: string[] = [];
  const rounds = Math.min(mostMistakes, 2 + rereading / source.length);
  for (let round = 0; round < rounds; round += 1) {
    try {
      return { mistakes, text, tree: parseMarkdown(text) };
    } catch (error) {
      const parseError = toParseError(error);
      if (!parseError) throw error;
      const broken = findBrokenTag(text, source, parseError);
      const { lone, orphan, offset, found, expected, fix } = broken;
      const known = lone === undefined ? -1 : orphans.indexOf(lone);
      if (known === -1) mistakes.push({ offset, found, expected, fix });
      else orphans.splice(known, 1);
      if (orphan !== undefined) orphans.push(orphan);
      text = takeOut(text, broken);
    }
  }
  return { mistakes, text };
}
