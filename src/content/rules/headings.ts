import { slug } from "github-slugger";
import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";
import { nothing } from "./shared/nothing";

const marks = (depth: number) => "#".repeat(depth);

const wordsFix =
  "write the heading's words after the # characters, or remove the line";

/**
 * Headings that break the outline screen reader users navigate by: a second
 * title, an empty heading, a skipped level.
 */
export const headings: Rule<"page"> = {
  expected: "non-empty headings, starting with ##, with no level skipped",
  *check({ headings: all, front, body }) {
    const title = front.root.textOf("title")?.trim();
    let deepest = 2;
    for (const { depth, text, at } of all) {
      const level = Math.max(2, Math.min(depth, deepest));
      const hasWords =
        slug(text.trim()) !== "" || /\p{Extended_Pictographic}/u.test(text);
      deepest = level + 1;
      if (hasWords && level === depth) continue;
      const isTyped = body.startsWith(`${marks(depth)} `, at);
      const isUnderlined = !body.startsWith("#", at);
      const found = show(isUnderlined ? text : `${marks(depth)} ${text}`);
      if (text.trim() === "") {
        yield {
          ...{ at, fix: wordsFix },
          ...nothing(" in this heading"),
          expected: "the words of the heading",
        };
      } else if (!hasWords) {
        yield { at, found, fix: wordsFix };
      } else if (depth === 1 && text.trim() === title) {
        yield { at, found, fix: "remove it; the page already shows its title" };
      } else {
        const right = `write  ${showWhole(`${marks(level)} ${text}`)}`;
        const fix = isUnderlined
          ? `remove the line of = below it; if it is a heading, ${right}`
          : right;
        const edit = { at, end: at + depth, text: marks(level) };
        yield { at, found, fix, ...(isTyped && { edit }) };
      }
    }
  },
  examples: [
    {
      bad: "We sow.\n\n# About Us\n\nTall grass.",
      good: "We sow.",
      message: "# About Us → remove it; the page already shows its title",
    },
    {
      bad: "#### A\n\nB",
      good: "### A\n\nB",
      message: "#### A → write  ### A",
    },
    {
      bad: "We sow.\n\n##\n\nTall grass.",
      good: "We sow.\n\nTall grass.",
      message:
        "nothing in this heading → write the heading's words after the # characters, or remove the line",
    },
    {
      bad: "We sow.\n\n## …\n\nTall grass.",
      good: "We sow.\n\n## Meadow\n\nTall grass.\n\n## 🐸\n\nFrogs.",
      message:
        "## … → write the heading's words after the # characters, or remove the line",
    },
  ],
};
