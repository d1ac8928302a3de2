import type { Text } from "mdast";
import { type Words, show } from "../words";
import { startOf } from "./outline";
import type { BodyMistake } from "./read-body";

export const footnote: Words = {
  found: "a footnote",
  expected: "notes in the text itself",
  fix: "write the note where its sign stands, in parentheses",
};

/**
 * A brace that isn't written `\{`. It would show as it is; but in MDX it
 * begins program code, which other tools that read this file would run.
 */
function findBrace(node: Text, source: string): BodyMistake[] {
  const start = startOf(node);
  const written = source.slice(start, node.position?.end.offset);
  const brace = /(?<!\\)(?:\\\\)*\{/.exec(written);
  if (!brace) return [];
  const offset = start + brace.index + brace[0].length - 1;
  const [code = "{"] = /^\{[^}\n]{0,40}\}?/.exec(source.slice(offset)) ?? [];
  return [
    {
      offset,
      found: show(code),
      expected: "text; a page holds no program code",
      fix: "write \\{ for the sign {, or leave the braces out",
    },
  ];
}

/** `[words](a b)`, `[words] (/address)` and `[words][name]` without such a name. */
const brokenLink =
  /\[[^\]\n]*\]\([^)\n]*\)?|\[[^\]\n]*\]\s\((?:[/#]|https?:|mailto:|www\.)[^)\n]*\)?|\[[^\]\n]+\]\[[^\]\n]*\]/;

/** A link that can't be read and so would show as it was typed. */
function findBrokenLink(node: Text, source: string): BodyMistake[] {
  const start = startOf(node);
  const written = source.slice(start, node.position?.end.offset);
  const link = brokenLink.exec(written);
  if (!link || written[link.index - 1] === "\\") return [];
  return [
    {
      offset: start + link.index,
      found: show(link[0]),
      expected: "a link that can be read:  [words](/address)",
      fix: link[0].endsWith("]")
        ? "write the address in round brackets after the square ones"
        : "put no space between ] and (, and none in the address",
    },
  ];
}

/** `(words)[/address]`, and `(/address)[words]`. */
const turnedLink =
  /(?<!\\)\(([^()\n]+)\)\[((?:[/#]|https?:|mailto:|www\.)[^\]\s]*)\]|(?<!\\)\(((?:[/#]|https?:|mailto:|www\.)[^()\s]*)\)\[([^\]\n]+)\]/;

/** A link whose round and square brackets changed places. */
function findTurnedLink(node: Text, source: string): BodyMistake[] {
  const start = startOf(node);
  const written = source.slice(start, node.position?.end.offset);
  const link = turnedLink.exec(written);
  if (!link) return [];
  const [typed, words = "", address = "", first = "", second = ""] = link;
  return [
    {
      offset: start + link.index,
      found: show(typed),
      expected: "the words in square brackets, then the address in round ones",
      fix: `write  [${words || second}](${address || first})`,
    },
  ];
}

/** `[^1]`, which GitHub shows as a note and this site would show as it is. */
function findFootnote(node: Text, source: string): BodyMistake[] {
  const start = startOf(node);
  const written = source.slice(start, node.position?.end.offset);
  const index = written.search(/(?<!\\)\[\^[^\]\s]+\]/);
  return index === -1 ? [] : [{ offset: start + index, ...footnote }];
}

/** Signs in running text that were meant for something else than themselves. */
export function findTextMistakes(node: Text, source: string): BodyMistake[] {
  return [
    ...findBrace(node, source),
    ...findBrokenLink(node, source),
    ...findTurnedLink(node, source),
    ...findFootnote(node, source),
  ];
}
