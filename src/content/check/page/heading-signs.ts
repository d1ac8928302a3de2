import type { Heading } from "mdast";
import { show, showWhole } from "../words";
import { plainText, startOf } from "./outline";
import type { ProseLine } from "./prose-lines";
import type { BodyMistake } from "./read-body";

/** `##Words`. One sign alone, as in #prairie, is a word of people's own. */
const glued = /^(#{2,6})(?=[\p{L}\p{N}])/u;

/** A heading without its space, which would show with its signs. */
export function findGluedHeadings(lines: readonly ProseLine[]): BodyMistake[] {
  return lines.flatMap(({ text, offset }) => {
    const signs = glued.exec(text)?.[1];
    if (signs === undefined) return [];
    return [
      {
        offset,
        found: show(text),
        expected: `a space between ${signs} and the words of a heading`,
        fix: `write  ${signs} ${showWhole(text.slice(signs.length))}`,
      },
    ];
  });
}

const longestTitle = 80;

const isSentence = (text: string) =>
  text.length > longestTitle || /\n|[.,;:…]["”’)]?$/.test(text);

/** Text with a rule right under it, which makes all of the text a heading. */
export function findUnderlinedText(
  node: Heading,
  source: string,
): BodyMistake[] {
  const start = startOf(node);
  const written = source.slice(start, node.position?.end.offset);
  const rule = /\n[ \t>]*(-+)[ \t]*$/.exec(written);
  const text = plainText(node).trim();
  if (!rule?.[1] || !isSentence(text)) return [];
  return [
    {
      offset: start + written.lastIndexOf(rule[1]),
      found: `${show(rule[1])} right under text, which makes the text a heading`,
      expected:
        "a blank line between text and a rule; a heading begins with ##",
      fix: `put a blank line above  ${show(rule[1])}`,
    },
  ];
}
