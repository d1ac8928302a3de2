import type { Text } from "mdast";
import { toString } from "mdast-util-to-string";
import { anyAddress, isLink, urlOf } from "../body/link-addresses";
import type { Body, Visit } from "./read-page";

/** A link in the body of a page. */
export interface PageLink {
  address: string;
  /** Where it begins in the body. */
  at: number;
  /** The words it shows; those of a bare address are the address. */
  words: string;
  /** Whether it is an address in the text, which becomes a link by itself. */
  isBare: boolean;
}

/** What of an address is written without escapes: `https://prairie.test`. */
const beginning = /^https?:\/\/[^/_&]*|^/;

/** The addresses in a text that become links. */
function bareLinks({ node, at, written }: Visit<Text>): PageLink[] {
  let from = 0;
  return Array.from(node.value.matchAll(anyAddress), ([words]) => {
    const [known = ""] = beginning.exec(words) ?? [];
    const index = Math.max(written.indexOf(known, from), from);
    from = index + known.length;
    return { address: urlOf(words), at: at + index, words, isBare: true };
  });
}

/** The links of a body, by what finds its nodes. */
export function linksOf(find: Body["find"]): PageLink[] {
  const written = find("link", "definition").map(({ node, at }) => {
    return { address: node.url, at, words: toString(node), isBare: false };
  });
  const bare = find("text").filter(({ parents }) => !parents.some(isLink));
  return [...written, ...bare.flatMap(bareLinks)];
}
