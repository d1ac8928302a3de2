import type { Problem } from "../../src/content/check/result";
import { lineEnd } from "../../src/content/read/text";
import type { TextTag } from "../text/text-tags";

/** A problem, and the part of a page's text that it is about, in offsets. */
export interface MarkedProblem {
  readonly problem: Problem;
  readonly at: number;
  readonly end: number;
  /** The tag that it is about, which is marked as a whole. */
  readonly tag: TextTag | undefined;
}

/**
 * Finds the parts of a page's text that problems are about.
 *
 * @param text of the whole file, in which problems have their places
 * @param bodyAt where the text of the page starts in it
 * @param tags in the text of the page
 */
export const markedProblems = (
  problems: readonly Problem[],
  text: string,
  bodyAt: number,
  tags: readonly TextTag[],
): MarkedProblem[] =>
  problems.map((problem) => {
    const { edit, at } = problem;
    const inBody = at - bodyAt;
    const tag = tags.find((each) => each.at <= inBody && inBody < each.end);
    const range = edit ?? { at, end: lineEnd(text, at) };
    const start = Math.max(0, range.at - bodyAt);
    return {
      problem,
      tag,
      at: tag?.at ?? start,
      end: tag?.end ?? Math.max(range.end - bodyAt, start + 1),
    };
  });
