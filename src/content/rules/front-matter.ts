import { show } from "../words/show";
import { lineStart } from "../read/text";
import type { Rule } from "./rule";

/** A line that is not a field, a continuation, a comment, or empty. */
const textLine =
  /^(?![ \t]+\S|#(?!#)|[A-Za-z][\w-]*[ \t]*:|[ \t]*\r?$|---).*$/m;

/** Pages whose front matter is not delimited from their text. */
export const frontMatter: Rule<"unread"> = {
  expected:
    "a line of three hyphens, then title and description, then another line of three hyphens",
  check({ path, text }) {
    if (!path.endsWith(".mdx")) return;
    const [first = ""] = text.split("\n", 1);
    if (first.trimEnd() !== "---") {
      return {
        found: show(first) || "an empty line at the top",
        fix: "begin the file with a line of just three hyphens, then title: and description:, then another line of three hyphens",
      };
    }
    const start = first.length + 1;
    const rest = text.slice(start);
    const [end] = rest.matchAll(/^---.*$/gm);
    if (end) {
      if (end[0].trimEnd() === "---") return;
      return {
        at: start + end.index,
        found: show(end[0]),
        fix: "put the three hyphens below the fields on a line of their own; no field's text may begin a line with three hyphens",
      };
    }
    const line = textLine.exec(rest);
    return {
      at: line ? start + line.index : lineStart(text, text.trimEnd().length),
      found: "fields at the top with no line of three hyphens below them",
      fix: `put a line of three hyphens ${line ? "above" : "below"} this one`,
    };
  },
  examples: [
    {
      in: "pages/work-days.mdx",
      bad: "title: Work Days\n\nBring gloves.",
      good: "---\ntitle: Work Days\ndescription: What our work days are like, when they are, and how to join one.\n---\n\nBring gloves.",
      message:
        "title: Work Days → begin the file with a line of just three hyphens, then title: and description:, then another line of three hyphens",
    },
  ],
};
