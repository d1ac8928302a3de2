import { z } from "zod";
import { show } from "../words/show";
import type { Rule } from "./rule";

/** "Photo of": screen readers already announce that it is a picture. */
const announcement =
  /^(?:an? )?(?:photo(?:graph)?|picture|image|pic|img) of\s+/i;

/** Normalized for comparison: `Seed Day.` is `seed day`. */
const normalized = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const describeInstead = "describe the picture to someone who can't see it";

/**
 * Alt text that tells someone who can't see the picture nothing about it. A
 * missing one is reported like any other field.
 */
export const altText: Rule<"value"> = {
  expected:
    "what the picture shows, in at least 10 characters, without “photo of”",
  check(node) {
    if (node.key !== "alt") return undefined;
    const { parent, root, text = "", at, source, type } = node;
    const words = normalized(text);
    if (!parent || words === "") return undefined;
    const found = show(text);
    if (words === normalized(parent.textOf("title", "heading") ?? "")) {
      return { found: `${found}, which is the title`, fix: describeInstead };
    }
    const [start] = announcement.exec(text) ?? [];
    if (start !== undefined) {
      const rest = text.slice(start.length);
      if (!type || !z.safeParse(type, rest).success)
        return { found, fix: describeInstead };
      const from = at + source.indexOf(start);
      const first = rest.charAt(0).toUpperCase();
      const edit = { at: from, end: from + start.length + 1, text: first };
      const fix = `leave out  ${show(start)}`;
      // Anything but a letter may be a quote, or typed as a code.
      const isCertain = source.includes(start) && /^\p{L}/u.test(rest);
      return { found, fix, edit: isCertain ? edit : undefined };
    }
    const isTaken = [...root.all()].some(
      (other) =>
        other.key === "alt" &&
        other.at < at &&
        normalized(other.text ?? "") === words &&
        other.parent?.textOf("image") !== parent.textOf("image"),
    );
    if (!isTaken) return undefined;
    return {
      found: `${found} a second time`,
      expected: "a different description for each picture",
      fix: describeInstead,
    };
  },
  examples: [
    {
      bad: "  alt: Seed Day.",
      good: "  alt: Hands full of seed",
      message: `Seed Day., which is the title → ${describeInstead}`,
    },
    {
      bad: "  alt: Photo of a heron standing in water",
      good: "  alt: A heron standing in water",
      message: "Photo of a heron standing in water → leave out  Photo of",
    },
    {
      bad: "  alt: Photo of a heron",
      good: "  alt: A heron standing in water",
      message: `Photo of a heron → ${describeInstead}`,
    },
    {
      bad: "  alt: A heron standing in shallow water.",
      good: "  alt: Hands full of coneflower seed",
      message: `A heron standing in shallow water. a second time → ${describeInstead}`,
    },
  ],
};
