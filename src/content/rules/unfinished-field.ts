import { unfinishedPart } from "../unfinished-text";
import { show } from "../words";
import { defineRule } from "./define-rule";

/** A field that was never filled in, such as one copied from a message. */
export const unfinishedField = defineRule({
  id: "unfinished-field",
  on: "field",
  expected: "the finished text",
  check({ field: { value } }) {
    const part = unfinishedPart(String(value));
    if (part === undefined) return;
    return {
      found: `${show(part)} in place of the text`,
      fix: "write the text",
    };
  },
  examples: [
    {
      bad: '  alt: "…"',
      good: "  alt: A heron in the reeds",
      message: "… in place of the text → write the text",
    },
  ],
});
