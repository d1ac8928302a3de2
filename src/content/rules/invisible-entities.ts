import { codePointName, invisible } from "../words";
import { defineRule } from "./define-rule";

/** Invisible characters written as entities such as `&#x202E;`. */
export const invisibleEntities = defineRule({
  id: "invisible-entities",
  on: "body",
  expected: "characters that can be seen",
  *check({ find, tags }) {
    const words = find("text").map(({ node, at, written }) => {
      return { value: node.value, at, written };
    });
    const attributes = tags.flatMap((tag) => tag.attributes);
    for (const { value, at, written } of [...words, ...attributes]) {
      const [sign] =
        new RegExp(`(?!\\s)${invisible.source}`, "u").exec(value) ?? [];
      if (sign === undefined || written.includes(sign)) continue;
      yield {
        at,
        found: `an entity for the invisible character ${codePointName(sign)}`,
        fix: "remove the & and what follows it, up to the semicolon",
      };
    }
  },
  examples: [
    {
      bad: "We re&#x202E;store prairie.",
      good: "We restore prairie.",
      message:
        "an entity for the invisible character U+202E → remove the & and what follows it, up to the semicolon",
    },
    {
      bad: '<Notice title="Clo&#x202E;sed">\n\nWe sow.\n\n</Notice>',
      good: '<Notice title="Closed">\n\nWe sow.\n\n</Notice>',
      message:
        "an entity for the invisible character U+202E → remove the & and what follows it, up to the semicolon",
    },
  ],
});
