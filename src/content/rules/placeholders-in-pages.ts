import { placeholderFindings } from "./shared/placeholders";
import { defineRule } from "./define-rule";

/** Placeholders in the text of pages. */
export const placeholdersInPages = defineRule({
  id: "placeholders-in-pages",
  on: "page",
  launch: true,
  check: ({ body }) => placeholderFindings(body, 0),
  examples: [],
});
