import type { Link, Root, Text } from "mdast";
import {
  type RegExpMatchObject,
  findAndReplace,
} from "mdast-util-find-and-replace";

/** A web or email address in a text, and the address of a link to it. */
interface TextAddress {
  words: string;
  url: string;
  /** Where it begins in the text. */
  index: number;
}

/** `(grass)` of `/wiki/Bluestem_(grass)`. */
const pair = String.raw`\([^\s<()]*\)`;

/**
 * A web address, without the signs that end the sentence around it; a closing
 * bracket belongs to it only as the end of such a pair.
 */
const webAddress = String.raw`\bhttps?:\/\/(?:${pair}|(?!${pair})[^\s<)])*(?:${pair}|[^\s<().,:;!?'"”’\]*_~])`;

const emailAddress = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

const anyAddress = new RegExp(`${webAddress}|${emailAddress}`, "g");

/** The addresses in a text, in its order. */
export function addressesIn(text: string): TextAddress[] {
  return Array.from(text.matchAll(anyAddress), ({ 0: words, index }) => {
    const url = words.includes("://") ? words : `mailto:${words}`;
    return { words, url, index };
  });
}

/** Whether what a node holds is a link already. */
export const isLink = ({ type }: { type: string }) =>
  type === "link" || type === "linkReference";

/**
 * A text in parts, its addresses made links. What is left of the text keeps
 * its place: text without one is taken for the filler between blocks.
 */
function partsOf({ value, position }: Text): (Link | Text)[] {
  const parts: (Link | Text)[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until === end) return;
    parts.push({ type: "text", value: value.slice(end, until), position });
  };
  for (const { words, url, index } of addressesIn(value)) {
    addText(index);
    parts.push({
      type: "link",
      url,
      children: [{ type: "text", value: words }],
    });
    end = index + words.length;
  }
  addText(value.length);
  return parts;
}

/** Makes links, in place, of web and email addresses that stand in the text. */
export function linkAddresses(markdown: Root): void {
  findAndReplace(
    markdown,
    [
      /[^]+/,
      (_: string, { stack }: RegExpMatchObject) => {
        const text = stack.at(-1);
        return text?.type === "text" && partsOf(text);
      },
    ],
    { ignore: isLink },
  );
}
