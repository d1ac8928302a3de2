import type { Definition, Link, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import { decodeString } from "micromark-util-decode-string";
import { anyAddress, isLink, urlOf } from "./bare-addresses";
import type { Find, Visit } from "./visits";

/** A link in a page's text. */
export interface WrittenLink {
  address: string;
  /** Offset in the file. */
  at: number;
  /** Offset of its address; undefined if the address is typed with escapes. */
  addressAt?: number | undefined;
  /** The link text; for a bare URL, the URL itself. */
  words: string;
  /** Whether it is a plain URL in the text that was linked automatically. */
  isBare: boolean;
}

/** The URLs in a text node that get linked automatically. */
const bareLinks = ({ at: start, written }: Visit<Text>): WrittenLink[] =>
  Array.from(written.matchAll(anyAddress), ({ 0: typed, index }) => {
    const words = decodeString(typed);
    const address = urlOf(words);
    const at = start + index;
    const addressAt = typed === address ? at : undefined;
    return { address, at, addressAt, words, isBare: true };
  });

/** The offset of an address, after the words or the name of its link. */
function addressAt({ node, at, written }: Visit<Link | Definition>) {
  const before = node.type === "link" ? written.lastIndexOf("](") : 0;
  const index = written.indexOf(node.url, Math.max(before, 0) + 2);
  return index === -1 ? undefined : at + index;
}

/** The links of a page's text. */
export function linksOf(find: Find): WrittenLink[] {
  const definitions = find("definition");
  const inBrackets = [
    ...find("link").map((visit) => ({ words: toString(visit.node), visit })),
    // `[words][name]` leads to the address of the first  [name]: https://…
    ...find("linkReference").flatMap(({ node }) => {
      const { identifier } = node;
      const visit = definitions.find(
        (each) => each.node.identifier === identifier,
      );
      return visit ? { words: toString(node), visit } : [];
    }),
  ];
  const written = inBrackets.map(({ words, visit }) => ({
    ...{ address: visit.node.url, at: visit.at, words, isBare: false },
    addressAt: addressAt(visit),
  }));
  const bare = find("text").filter(({ parents }) => !parents.some(isLink));
  return [...written, ...bare.flatMap(bareLinks)];
}
