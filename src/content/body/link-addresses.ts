import type { Link, Root } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";

/** `(grass)` of `/wiki/Bluestem_(grass)`. */
const pair = String.raw`\([^\s<()]*\)`;

/**
 * A web address, without the signs that end the sentence around it; a closing
 * bracket belongs to it only as the end of such a pair.
 */
const webAddress = String.raw`\bhttps?:\/\/(?:${pair}|(?!${pair})[^\s<)])*(?:${pair}|[^\s<().,:;!?'"”’\]*_~])`;

const emailAddress = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

/** A web or email address in a text, which becomes a link. */
export const anyAddress = new RegExp(`${webAddress}|${emailAddress}`, "g");

/** The address that a link on such words leads to. */
export const urlOf = (words: string) =>
  words.includes("://") ? words : `mailto:${words}`;

/** Whether what a node holds is a link already. */
export const isLink = ({ type }: { type: string }) =>
  type === "link" || type === "linkReference";

/** Makes links, in place, of web and email addresses that stand in the text. */
export function linkAddresses(markdown: Root): void {
  const toLink = (words: string): Link => ({
    type: "link",
    url: urlOf(words),
    children: [{ type: "text", value: words }],
  });
  findAndReplace(markdown, [anyAddress, toLink], { ignore: isLink });
}
