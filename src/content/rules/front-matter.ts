import { bodyStart } from "../read/front-matter";
import { lineAround } from "../read/text";
import { isPageFile } from "../schema/files";
import { show } from "../words/show";
import type { Rule } from "./rule";
import { correction } from "./shared/correction";

/** Phones turn two hyphens into a dash. */
const otherHyphens = /^(?!---[ \t]*$)\s*[-–—]+\s*$/;

/** A line that is not a field, a continuation, a comment, or empty. */
const textLine =
  /^(?![ \t]+\S|#(?!#)|[A-Za-z][\w-]*[ \t]*:|[ \t]*\r?$|---[ \t]*\r?$).*$/m;

/** Pages whose front matter is not delimited from their text. */
export const frontMatter: Rule<"raw"> = {
  expected:
    "a line of three hyphens, then title and description, then another line of three hyphens",
  check({ path, text }) {
    if (!isPageFile(path) || bodyStart(text) !== undefined) return;
    const isOpen = /^---[ \t]*(?:\r?\n|$)/.test(text);
    const wrongAt = isOpen ? text.search(textLine) : 0;
    // Without a text below the fields, their last line.
    const { start: at, line } = lineAround(
      text,
      wrongAt === -1 ? text.trimEnd().length : wrongAt,
    );
    if (otherHyphens.test(line)) {
      const place = { at, end: at + line.length };
      const fix = correction(place, "---", "make this line exactly");
      return { at, found: show(line), ...fix };
    }
    if (isOpen) {
      const side = wrongAt === -1 ? "below" : "above";
      return {
        at,
        found: "fields at the top with no line of three hyphens below them",
        fix: line.startsWith("---")
          ? "put these three hyphens on a line of their own"
          : `put a line of three hyphens ${side} this one`,
      };
    }
    return {
      at,
      found: show(line) || "an empty line at the top",
      fix: "begin the file with a line of just three hyphens, then title: and description:, then another line of three hyphens",
    };
  },
  examples: [
    {
      in: "pages/work-days.mdx",
      bad: "title: Work Days\n\nBring gloves.",
      good: "---\ntitle: Work Days\ndescription: What our work days are like, when they are, and how to join one.\nfooter: true\n---\n\nBring gloves.",
      message:
        "title: Work Days → begin the file with a line of just three hyphens, then title: and description:, then another line of three hyphens",
    },
  ],
};
