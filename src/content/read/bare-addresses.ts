import type { Link, Nodes, Root } from "mdast";
import { findAndReplace } from "mdast-util-find-and-replace";

/** `(grass)` in `/wiki/Bluestem_(grass)`. */
const pair = String.raw`\([^\s<()]*\)`;

/** In `www.iowadnr.gov's`. */
const possessive = String.raw`['’]s(?!\w)`;

/** `https://`, or `www.` before a name with a dot. */
const start = String.raw`(?:\bhttps?:\/\/|(?<![\w/.@-])[Ww]{3}\.(?=[\w-]+\.\w))`;

/**
 * A URL without trailing punctuation or a possessive 's; a closing parenthesis
 * is part of it only if its opening parenthesis is.
 */
const webAddress = String.raw`${start}(?:${pair}|(?!${pair}|${possessive})[^\s<)])*(?:${pair}|[^\s<().,:;!?'"”’\]*_~])`;

/** An email address in a text. */
export const emailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** A URL or email address in text that is automatically linked. */
export const anyAddress = new RegExp(
  `${webAddress}|${emailAddress.source}`,
  "g",
);

/** The URL to link such text to. */
export function urlOf(words: string): string {
  if (words.includes("://")) return words;
  return (/^www\./i.test(words) ? "https://" : "mailto:") + words;
}

/** Whether a node is already a link, so its text must not be linked again. */
export const isLink = ({ type }: { type: string }) =>
  type === "link" || type === "linkReference";

const hasAddress = (node: Nodes): boolean =>
  node.type === "text"
    ? node.value.search(anyAddress) !== -1
    : "children" in node && node.children.some(hasAddress);

/**
 * A syntax tree in which URLs and email addresses are links; a copy if it has
 * any.
 */
export function withLinks(root: Root): Root {
  if (!hasAddress(root)) return root;
  const copy = structuredClone(root);
  const toLink = (words: string): Link => ({
    type: "link",
    url: urlOf(words),
    children: [{ type: "text", value: words }],
  });
  findAndReplace(copy, [anyAddress, toLink], { ignore: isLink });
  return copy;
}
