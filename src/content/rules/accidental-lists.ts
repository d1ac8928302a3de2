import { show } from "../words/show";
import { defineRule } from "./define-rule";

/** A sentence that begins with a year and a period, which becomes a list. */
export const accidentalLists = defineRule({
  id: "accidental-lists",
  on: "page",
  expected: "text that begins with a word",
  *check({ find }) {
    for (const { node, at, written } of find("list")) {
      const [line = "", year, mark] = /^(\d{4})([.)]).*/.exec(written) ?? [];
      if (node.children.length > 1 || year === undefined) continue;
      yield {
        at,
        found: `${show(line)}, which becomes a list`,
        fix: `write  ${year}\\${mark}  or begin the sentence with another word`,
      };
    }
  },
  examples: [
    {
      bad: "1998. That was the year we began.",
      good: "1998\\. That was the year we began.",
      message:
        "1998. That was the year we began., which becomes a list → write  1998\\.  or begin the sentence with another word",
    },
  ],
});
