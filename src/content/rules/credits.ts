import { show } from "../words";
import { defineRule } from "./define-rule";

const announcement =
  /^(?:(?:(?:photo(?:graph|graphy)?|picture|image|credit|courtesy)s?\s*)+(?:by|of|:|-)+\s*|(?:©|\(c\)|by)\s+)/i;

/** A credit that repeats what the site adds, such as "Photo:". */
export const credits = defineRule({
  id: "credits",
  on: "field",
  expected: "the name alone; the site says that the picture is theirs",
  check({ field: { name, value } }) {
    const text = String(value).trim();
    const [start] = announcement.exec(text) ?? [];
    if (name !== "credit" || start === undefined) return;
    return {
      found: show(text),
      fix: `leave out  ${show(start)}`,
    };
  },
  examples: [
    {
      bad: "  credit: Photo by Ann Lee",
      good: "  credit: Ann Lee",
      message: "Photo by Ann Lee → leave out  Photo by",
    },
  ],
});
