import { codePointName, invisibleInText } from "../words/characters";
import { defineRule } from "./define-rule";

/** Invisible characters written as `&#x202E;` in pages or `"\u202e"` in fields. */
export const hiddenCharacters = defineRule({
  id: "hidden-characters",
  on: "value",
  expected: "characters that can be seen",
  check({ text, source }) {
    const [character] = invisibleInText.exec(text ?? "") ?? [];
    // Typed ones are reported by another rule.
    if (character === undefined || invisibleInText.test(source)) return;
    return {
      found: `a code for the invisible character ${codePointName(character)}`,
      fix: "remove the & or the backslash and what belongs to it",
    };
  },
  examples: [
    {
      in: "programs.yml",
      bad: '- title: "Seed \\u202eyaD"',
      good: "- title: Seed Day",
      message:
        "a code for the invisible character U+202E → remove the & or the backslash and what belongs to it",
    },
    {
      in: "pages/about.mdx",
      bad: '<Note title="Clo&#x202E;sed">\n\nWe sow.\n\n</Note>',
      good: '<Note title="Closed">\n\nWe sow.\n\n</Note>',
      message:
        "a code for the invisible character U+202E → remove the & or the backslash and what belongs to it",
    },
  ],
});
