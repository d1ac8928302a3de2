import { show } from "../words";
import { type Report, defineRule } from "./define-rule";

/** A word with a backtick in it, such as don`t. */
const word = /\p{L}+[`´]\p{L}+/gu;

const reportOf = (found: string): Report => {
  return {
    found: show(found),
    fix: `write  ${found.replaceAll(/[`´]/g, "’")}`,
  };
};

/** A backtick, or an accent alone, that was typed for an apostrophe in a field. */
export const backticksInFields = defineRule({
  id: "backticks-in-fields",
  on: "field",
  expected: "an apostrophe between the letters",
  check({ field: { kind, value } }) {
    const [found] =
      kind?.kind === "prose" ? (String(value).match(word) ?? []) : [];
    return found === undefined ? undefined : reportOf(found);
  },
  examples: [
    {
      in: "home.yml",
      bad: "  text: We don`t give up.",
      good: "  text: We don’t give up.",
      message: "don`t → write  don’t",
    },
  ],
});

/** The same in a page, where two of them make code of what is between. */
export const backticks = defineRule({
  id: "backticks",
  on: "body",
  expected: "an apostrophe between the letters",
  *check({ find, source }) {
    const nodes = find("text", "inlineCode");
    for (const { 0: found, index } of source.matchAll(word)) {
      const sign = index + found.search(/[`´]/);
      const isTyped = nodes.some(({ node, at, end }) =>
        node.type === "text" ? at <= sign && sign < end : at === sign,
      );
      if (isTyped) yield { at: index, ...reportOf(found) };
    }
  },
  examples: [
    { bad: "I`m, I`ll", good: "I’m, I’ll", message: "I`m → write  I’m" },
  ],
});
