import { show, showWhole } from "../words/show";
import { markupIn } from "./shared/markup";
import type { Rule } from "./rule";

const webAddress = /\b(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)"”’]/i;

/** Markdown, HTML and web addresses in fields, which would show as typed. */
export const markupInFields: Rule<"value"> = {
  expected:
    "plain text; bold, links, lists and HTML work only in the text of a page",
  check({ kind, text = "", source, at }) {
    if (kind?.kind !== "prose") return undefined;
    const [first, ...others] = markupIn(text);
    if (!first) {
      const [address] = webAddress.exec(text) ?? [];
      return address === undefined
        ? undefined
        : {
            found: show(address),
            fix: "leave it out here, and put the link in the text of a page",
          };
    }
    const { written, words, isBlock } = first;
    const wordsFix = words ? `write  ${showWhole(words)}` : "remove it";
    return {
      at: at + Math.max(source.indexOf(written), 0),
      found: show(written) + (others.length > 0 ? ", and more like it" : ""),
      fix: isBlock
        ? "write it as sentences, without lists or headings"
        : wordsFix,
    };
  },
  examples: [
    {
      in: "home.yml",
      bad: "  text: See https://nps.gov for more.",
      good: "  text: We are neighbors.",
      message:
        "https://nps.gov → leave it out here, and put the link in the text of a page",
    },
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
      bad: "  text: Research &amp; play",
      good: "  text: Research & play",
      message: "Research &amp; play → write  Research & play",
    },
    {
      in: "home.yml",
      bad: "  text: |-\n    Bring:\n    - seed\n    - gloves",
      good: "  text: Bring seed and gloves.",
      message:
        "- seed - gloves → write it as sentences, without lists or headings",
    },
  ],
};
