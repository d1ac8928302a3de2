import { z } from "zod";
import { oneOf, show, suggest } from "../words";
import { defineRule } from "./define-rule";

/** A value that is not one of the allowed choices. */
export const wrongChoices = defineRule({
  id: "wrong-choices",
  on: "field",
  check({ field: { schema, value } }) {
    if (!(schema instanceof z.ZodEnum)) return;
    const choices = schema.options.map(String);
    const text = String(value);
    if (choices.includes(text)) return;
    return {
      found: show(text) || "nothing",
      expected: oneOf(choices),
      fix: suggest(
        text,
        choices,
        `choose one of ${choices.join(", ")}, or ask a developer to add one`,
      ),
    };
  },
  examples: [
    {
      in: "impact.yml",
      bad: "  color: Purpel",
      good: "  color: purple",
      message: "Purpel → did you mean purple?",
    },
    {
      in: "impact.yml",
      bad: "  color: rocket",
      good: "  color: green",
      message:
        "rocket → choose one of green, blue, purple, yellow, or ask a developer to add one",
    },
    {
      in: "pages/terms-of-use.mdx",
      bad: 'lastUpdated: "2025-06-30"\nlang: fr',
      good: 'lastUpdated: "2025-06-30"\nlang: es',
      message: "fr → choose one of en, es, or ask a developer to add one",
    },
  ],
});
