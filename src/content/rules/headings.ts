import { slug } from "github-slugger";
import { show, showWhole } from "../words/show";
import { defineRule } from "./define-rule";

const signs = (depth: number) => "#".repeat(depth);

/**
 * Headings that break the outline screen reader users navigate by: a second
 * title, an empty heading, a skipped level.
 */
export const headings = defineRule({
  id: "headings",
  on: "page",
  expected: "non-empty headings, starting with ##, with no level skipped",
  *check({ headings: all }) {
    let deepest = 2;
    for (const { depth, text, at } of all) {
      const level = Math.max(2, Math.min(depth, deepest));
      const hasWords = slug(text.trim()) !== "";
      deepest = depth + 1;
      if (hasWords && level === depth) continue;
      yield {
        at,
        found: show(`${signs(depth)} ${text}`),
        fix: hasWords
          ? `write  ${signs(level)} ${showWhole(text)}`
          : "write the heading's words after the # characters, or remove the line",
      };
    }
  },
  examples: [
    {
      bad: "#### A\n\nB",
      good: "### A\n\nB",
      message: "#### A → write  ### A",
    },
    {
      bad: "We sow.\n\n## …\n\nBig bluestem.",
      good: "We sow.\n\n## Prairie\n\nBig bluestem.",
      message:
        "## … → write the heading's words after the # characters, or remove the line",
    },
  ],
});
