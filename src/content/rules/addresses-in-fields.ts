import { show } from "../words/show";
import { defineRule } from "./define-rule";

const address = /\b(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)"”’]/i;

/** URLs in fields, which are never linked. */
export const addressesInFields = defineRule({
  id: "addresses-in-fields",
  on: "value",
  expected: "words; a web address becomes a link only in the text of a page",
  check({ kind, text }) {
    const [found] = address.exec(text ?? "") ?? [];
    if (kind?.kind !== "prose" || found === undefined) return;
    return {
      found: show(found),
      fix: "leave it out here, and put the link in the text of a page",
    };
  },
  examples: [
    {
      in: "home.yml",
      bad: "  text: See https://iowadnr.gov for more.",
      good: "  text: We are neighbors.",
      message:
        "https://iowadnr.gov → leave it out here, and put the link in the text of a page",
    },
  ],
});
