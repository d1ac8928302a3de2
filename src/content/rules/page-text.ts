import { defineRule } from "./define-rule";

/** A page with front matter but no text. */
export const pageText = defineRule({
  id: "page-text",
  on: "page",
  expected: "the text of the page after the front matter",
  check({ body, page: { bodyAt } }) {
    if (body.trim() !== "") return;
    return {
      at: bodyAt,
      found: "no text",
      fix: "write the text, or remove the file",
    };
  },
  examples: [
    {
      in: "pages/work-days.mdx",
      bad: "---\ntitle: Work Days\ndescription: What our work days are like, when they are, and how to join one.\n---\n",
      good: "---\ntitle: Work Days\ndescription: What our work days are like, when they are, and how to join one.\n---\n\nBring gloves.",
      message: "no text → write the text, or remove the file",
    },
  ],
});
