import { placeholderReports } from "./shared/placeholders";
import { defineRule } from "./define-rule";

/** Placeholders in the text of pages. */
export const placeholdersInPages = defineRule({
  id: "placeholders-in-pages",
  on: "body",
  launch: true,
  check: ({ source }) => placeholderReports(source, 0),
  examples: [],
});
