import { anyAddress } from "../read/bare-addresses";
import { isKnownTag } from "../read/tags";
import { show, showWhole } from "../words/show";
import { defineRule } from "./define-rule";

/** Suggested replacement for text after a `<` that does not start a tag. */
function fixFor(text: string): string {
  const [, typed = ""] = /^<(?:mailto:)?([^\s<>]+)/i.exec(text) ?? [];
  const address = typed.replace(/^www\./i, "https://www.");
  if (address.match(anyAddress)?.[0] === address) {
    return `write  ${showWhole(address)}  and it becomes a link`;
  }
  const [, name = ""] = /^<+\/?([A-Za-z][\w.:-]*)/.exec(text) ?? [];
  if (isKnownTag(name)) {
    return "begin the tag with one <, put values between two straight double quotes, and end it with > or />";
  }
  const [, amount] = /^<(\d(?:[\d.,%]*[\d%])?)/.exec(text) ?? [];
  return amount === undefined
    ? "write &lt; for the character <"
    : `write  under ${amount}  or  less than ${amount}  or  &lt;${amount}`;
}

/**
 * A `<` that does not start a tag. It would show as typed here, but it is a
 * syntax error in MDX.
 */
export const angleBrackets = defineRule({
  id: "angle-brackets",
  on: "page",
  expected: "the character < only where a whole tag begins",
  *check({ find, body }) {
    for (const { at: start, written } of find("text")) {
      for (const { 0: signs, index } of written.matchAll(/\\[^]|<+/g)) {
        const at = start + index;
        const next = body.charAt(at + signs.length);
        if (signs.startsWith("\\") || next.trim() === "") continue;
        const text = body.slice(at);
        const [tag = ""] =
          /^<+\/?[A-Za-z][^<>\n]*>?|^<+[^\s<]*/.exec(text) ?? [];
        const [found = ""] =
          /^<+[^<>\s]*(?:[^<>\n]{0,30}>|[^\S\n][^<>\s]+)?/.exec(text) ?? [];
        yield {
          at,
          end: at + tag.length,
          found: show(found),
          fix: fixFor(text),
        };
      }
    }
  },
  examples: [
    {
      bad: "We restore <5 acres.",
      good: "We restore under 5 acres.",
      message: "<5 acres. → write  under 5  or  less than 5  or  &lt;5",
    },
    {
      bad: "See <www.example.org>.",
      good: "See https://www.example.org.",
      message:
        "<www.example.org> → write  https://www.example.org  and it becomes a link",
    },
    {
      bad: '<Notice title="In short>\n\nWe sow.',
      good: "We sow.",
      message:
        '<Notice title="In short> → begin the tag with one <, put values between two straight double quotes, and end it with > or />',
    },
    {
      bad: "a <- b",
      good: "a b",
      message: "<- b → write &lt; for the character <",
    },
  ],
});
