import { show, showWhole } from "../words";
import { markupSigns, withoutMarkup } from "../yaml/markup";
import { defineRule } from "./define-rule";

/** List and heading markers at the start of any line but the first. */
const lineSign = /(?<=\n[ \t]*)(?:[-*+•]|#{1,6})(?= +\S)[^\n]*/g;

/** Markdown and HTML in fields, which would show as typed. */
export const markupInFields = defineRule({
  id: "markup-in-fields",
  on: "field",
  expected:
    "plain text; bold, links, lists and HTML work only in the text of a page",
  check({ field: { kind, source, at } }) {
    if (kind?.kind !== "prose") return;
    const [sign] = markupSigns
      .flatMap(([pattern]) => [...source.matchAll(pattern)])
      .sort((one, other) => one.index - other.index);
    if (sign) {
      const plain = withoutMarkup(sign[0]);
      const others = source.replace(sign[0], () => plain);
      const isMore = withoutMarkup(others) !== others;
      return {
        at: at + sign.index,
        found: show(sign[0]) + (isMore ? ", and more like it" : ""),
        fix:
          plain === ""
            ? "remove it"
            : `write  ${showWhole(plain) || "a space"}`,
      };
    }
    const lines = [...source.matchAll(lineSign)];
    const [line] = lines;
    if (!line || (lines.length < 2 && !line[0].startsWith("#"))) return;
    const [mark] = line[0].split(" ", 1);
    return {
      at: at + line.index,
      found: show(line[0]),
      fix: `write it as a sentence, without  ${mark}  before it`,
    };
  },
  examples: [
    {
      in: "home.yml",
      bad: "  text: We **count** birds.",
      good: "  text: We count birds.",
      message: "**count** → write  count",
    },
    {
      in: "home.yml",
      bad: "  text: <p>We <b>count</b> birds.</p>",
      good: "  text: We count birds.",
      message: "<p>, and more like it → remove it",
    },
    {
      in: "home.yml",
      bad: "  text: |-\n    Bring:\n    - seed\n    - gloves",
      good: "  text: Bring seed and gloves.",
      message: "- seed → write it as a sentence, without  -  before it",
    },
  ],
});
