import { backtickReport, wordsWithBacktick } from "../backticks";
import { defineRule } from "./define-rule";

/** A backtick or accent used as an apostrophe in a field. */
export const backticksInFields = defineRule({
  id: "backticks-in-fields",
  on: "field",
  expected: "an apostrophe between the letters",
  check({ field: { kind, value } }) {
    const [found] =
      kind?.kind === "prose"
        ? (String(value).match(wordsWithBacktick) ?? [])
        : [];
    return found === undefined ? undefined : backtickReport(found);
  },
  examples: [
    {
      in: "home.yml",
      bad: "  text: We don`t give up.",
      good: "  text: We don’t give up.",
      message: "don`t → write  don’t",
    },
  ],
});
