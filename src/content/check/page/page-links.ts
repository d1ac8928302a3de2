import type { Definition, Root, Text } from "mdast";
import { isComponentNode } from "../../body/components";
import { addressesIn, isLink } from "../../body/link-addresses";
import { plainText, startOf, walk } from "./outline";
import type { BodyMistake } from "./read-body";

/** A link in the body of a page, and where it begins. */
export interface PageLink {
  address: string;
  offset: number;
  /** Whether it is an address in the text, which becomes a link by itself. */
  isBare: boolean;
}

/** `[^1]: A note`, which is told as a footnote. */
export const isFootnote = ({ identifier }: Definition) =>
  identifier.startsWith("^");

/** What of an address is written without escapes: `https://prairie.test`. */
const beginning = /^https?:\/\/[^/_&]*|^/;

/** The addresses in a text. */
function bareLinks(node: Text, source: string): PageLink[] {
  const start = startOf(node);
  const written = source.slice(start, node.position?.end.offset);
  let from = 0;
  return addressesIn(node.value).map(({ words, url }) => {
    const [known = ""] = beginning.exec(words) ?? [];
    const index = Math.max(written.indexOf(known, from), from);
    from = index + known.length;
    return { address: url, offset: start + index, isBare: true };
  });
}

/** The addresses that a body's links lead to. */
export function linksOf(tree: Root, source: string): PageLink[] {
  return Array.from(walk(tree)).flatMap(({ node, ancestors }) => {
    if (node.type === "text" && !ancestors.some(isLink)) {
      return bareLinks(node, source);
    }
    return node.type === "link" ||
      (node.type === "definition" && !isFootnote(node))
      ? [{ address: node.url, offset: startOf(node), isBare: false }]
      : [];
  });
}

const linkingComponents = ["ContactDetails", "DonateButton"];

/** Whether a reader at the end of a page has anywhere to go from it. */
export function leadsOn(tree: Root): boolean {
  return Array.from(walk(tree)).some(
    ({ node }) =>
      isLink(node) ||
      (node.type === "text" && addressesIn(node.value).length > 0) ||
      (isComponentNode(node) && linkingComponents.includes(node.name ?? "")),
  );
}

/** Links that a screen reader has nothing to read out for. */
export function findEmptyLinks(tree: Root): BodyMistake[] {
  return Array.from(walk(tree)).flatMap(({ node }) => {
    if (!isLink(node) || plainText(node).trim() !== "") return [];
    return [
      {
        offset: startOf(node),
        found: "a link without words",
        expected: "words that say where the link leads",
        fix: "write them between the square brackets:  [our programs](/#programs)",
      },
    ];
  });
}
