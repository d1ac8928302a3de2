import { slug } from "github-slugger";
import { show, showWhole } from "../words";
import type { BodyMistake } from "./read-body";
import type { SectionHeading } from "./outline";

const signs = (depth: number) => "#".repeat(depth);

function mistakeIn(
  { depth, text, offset }: SectionHeading,
  deepest: number,
): BodyMistake | undefined {
  const found = show(`${signs(depth)} ${text}`);
  if (depth === 1) {
    return {
      offset,
      found,
      expected: "headings from ## on; the page's title is its first heading",
      fix: `write  ## ${showWhole(text)}`,
    };
  }
  if (slug(text.trim()) === "") {
    return {
      offset,
      found,
      expected: "a heading with letters or digits in it",
      fix: "write the heading's words after the signs, or remove the line",
    };
  }
  if (depth > deepest) {
    return {
      offset,
      found,
      expected: `a heading with ${deepest === 2 ? "##" : `at most ${signs(deepest)}`} here, so that no level is left out`,
      fix: `write  ${signs(deepest)} ${showWhole(text)}`,
    };
  }
  return undefined;
}

/**
 * Headings that would break the outline that screen readers navigate by: a
 * second title, one without words, one that skips a level.
 */
export function findHeadingMistakes(
  headings: readonly SectionHeading[],
): BodyMistake[] {
  let deepest = 2;
  return headings.flatMap((heading) => {
    const mistake = mistakeIn(heading, deepest);
    deepest = Math.max(heading.depth, 1) + 1;
    return mistake ? [mistake] : [];
  });
}
