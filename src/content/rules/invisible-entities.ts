import { codePointName, invisible } from "../words";
import { defineRule } from "./define-rule";

/** Invisible characters written as entities such as `&#x202E;`. */
export const invisibleEntities = defineRule({
  id: "invisible-entities",
  on: "body",
  expected: "characters that can be seen",
  *check({ find }) {
    for (const { node, at, written } of find("text")) {
      const [sign] =
        new RegExp(`(?!\\s)${invisible.source}`, "u").exec(node.value) ?? [];
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
  ],
});
