import { lineStart } from "../read/text";
import { fieldNames } from "../schema/schema-tree";
import { spaces } from "../words/amounts";
import { show, showWhole } from "../words/show";
import type { Rule } from "./rule";
import { homeOf } from "./shared/field-names";

/** A field where a line or a sentence begins. */
const fieldInside = /(?:^[ \t]*|[.!?] +)((?:- )?([A-Za-z]+): .*)$/gm;

/** A field that slipped into the text of another, which would show it to visitors. */
export const fieldsInFields: Rule<"value"> = {
  expected: "each field on a line of its own",
  check({ kind, text = "", source, at, keyAt, file, parent }) {
    if (kind !== "prose" || !parent?.type) return;
    const siblings = fieldNames(parent.type);
    for (const [, words = "", name = ""] of text.matchAll(fieldInside)) {
      const isSibling = siblings.includes(name);
      const home = isSibling ? undefined : homeOf(name, file.path);
      if (!isSibling && !home) continue;
      return {
        at: at + Math.max(source.indexOf(words), 0),
        found: show(words),
        fix:
          home ??
          `put  ${showWhole(words)}  on a line of its own with ${spaces(keyAt - lineStart(file.text, keyAt))} before it; if it is part of the text, remove the colon after ${name}`,
      };
    }
    return undefined;
  },
  examples: [
    {
      in: "home.yml",
      bad: "  text: |-\n    We answer every letter.\n    phone: (515) 555-0134",
      good: "  text: |-\n    We answer every letter.",
      message:
        "phone: (515) 555-0134 → phone: belongs in content/site.yml, under contact:",
    },
    {
      in: "events.yml",
      bad: "- title: Seed Day\n  start: 2025-10-04 09:00\n  text: |-\n    Bring gloves.\n    place: The north gate",
      good: "- title: Seed Day\n  start: 2025-10-04 09:00\n  place: The north gate\n  text: |-\n    Bring gloves.",
      message:
        "place: The north gate → put  place: The north gate  on a line of its own with 2 spaces before it; if it is part of the text, remove the colon after place",
    },
  ],
};
