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
  examples: [],
});
