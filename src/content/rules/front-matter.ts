import { show } from "../words/show";
import { lineAround, lineStart } from "../read/text";
import type { Finding, Rule } from "./rule";
import { correction } from "./shared/correction";

/** A line that is not a field, a continuation, a comment, or empty. */
const textLine =
  /^(?![ \t]+\S|#(?!#)|[A-Za-z][\w-]*[ \t]*:|[ \t]*\r?$|---).*$/m;

/** Phones turn two hyphens into a dash. */
const otherHyphens = /^\s*[-–—]+\s*$/;

/** What is wrong with the two lines of three hyphens. */
function mistakeIn(text: string): Finding | undefined {
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
}

/** Pages whose front matter is not delimited from their text. */
export const frontMatter: Rule<"unread"> = {
  expected:
    "a line of three hyphens, then title and description, then another line of three hyphens",
  check({ path, text }) {
    const mistake = path.endsWith(".mdx") ? mistakeIn(text) : undefined;
    const { start: at, line } = lineAround(text, mistake?.at ?? 0);
    if (!mistake || !otherHyphens.test(line)) return mistake;
    const place = { at, end: at + line.trimEnd().length };
    const fix = correction(place, "---", "make this line exactly");
    return { at, found: show(line), ...fix };
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
