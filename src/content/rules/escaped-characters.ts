import { codePointName, invisible, show } from "../words";
import { defineRule } from "./define-rule";

const hidden = new RegExp(`(?!\\n)${invisible.source}`, "u");

/** Invisible characters written as escapes such as `"\u202e"`. */
export const escapedCharacters = defineRule({
  id: "escaped-characters",
  on: "field",
  expected: "characters that can be seen",
  check({ field: { value, source } }) {
    const [sign] = hidden.exec(String(value)) ?? [];
    if (sign === undefined || !source.includes("\\")) return;
    return {
      found: `${show(source)}, which has the invisible character ${codePointName(sign)} in it`,
      fix: "write the text without the backslash and what belongs to it",
    };
  },
  examples: [
    {
      bad: '- title: "Seed \\u202eyaD"',
      good: "- title: Seed Day",
      message:
        '"Seed \\u202eyaD", which has the invisible character U+202E in it → write the text without the backslash and what belongs to it',
    },
  ],
});
