import { proseLines } from "./shared/prose-lines";
import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";
import { correction } from "./shared/correction";

/**
 * `##Words`, perhaps with a no-break space, which a Mac types if Option is held
 * down. A single `#`, as in #garden, is a hashtag.
 */
const glued = /^(#{2,6})(\u00A0*)([\p{L}\p{N}].*)/u;

/**
 * A paragraph `#Volunteer day`, which is more than a hashtag but not a
 * sentence.
 */
const gluedTitle = /^#(\p{Lu}[^\s#]* [^\n#]{1,60}(?<![\s.,;:!?…]))$/u;

const longestTitle = 80;

/** Headings that don't render as headings, and text that accidentally does. */
export const headingSpaces: Rule<"page"> = {
  expected: "## and a space before a heading, and a blank line above a rule",
  *check({ find }) {
    const paragraphs = find("paragraph");
    for (const { text, at } of paragraphs.flatMap(proseLines)) {
      const [line, marks = "", gap = "", words = ""] = glued.exec(text) ?? [];
      if (line === undefined) continue;
      const place = { at, end: at + text.length };
      const fix = correction(place, `${marks} ${words}`);
      const how = gap && `, with a no-break space after ${marks}`;
      yield { ...place, found: show(text) + how, ...fix };
    }
    for (const { written, at, end } of paragraphs) {
      const [, words] = gluedTitle.exec(written) ?? [];
      if (words === undefined) continue;
      const fix = `write  ## ${showWhole(words)}  if it is a heading; otherwise, begin the line with a different word`;
      yield { at, end, found: show(written), fix };
    }
    for (const { at, written } of find("heading")) {
      // Text directly above a row of hyphens becomes a heading.
      const [, text = "", rule = ""] =
        /^([^]*?)\r?\n[ \t>]*(-+)[ \t]*$/.exec(written) ?? [];
      const isSentence =
        text.length > longestTitle || /\n|[.,;:…]["”’)]?$/.test(text);
      if (!isSentence) continue;
      yield {
        at: at + written.lastIndexOf(rule),
        found: `${show(rule)} right under text, which makes the text a heading`,
        fix: `put a blank line above  ${show(rule)}`,
      };
    }
  },
  examples: [
    {
      bad: "We sow.\n\n#Volunteer day\n\nBring boots.",
      good: "We sow.\n\n## Volunteer day\n\nBring boots. #garden\n\n#GardenWeek is here!",
      message:
        "#Volunteer day → write  ## Volunteer day  if it is a heading; otherwise, begin the line with a different word",
    },
    { bad: "###A\n\nB", good: "### A\n\nB", message: "###A → write  ### A" },
    {
      bad: "###\u00A0A\n\nB",
      good: "### A\n\nB",
      message: "### A, with a no-break space after ### → write  ### A",
    },
    {
      bad: "We restore land.\n---\n\nWe sow.",
      good: "We restore land.\n\n---\n\nWe sow.",
      message:
        "--- right under text, which makes the text a heading → put a blank line above  ---",
    },
  ],
};
