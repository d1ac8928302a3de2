import type { Definition, Root } from "mdast";
import { isComponentNode } from "../../body/components";
import { plainText, startOf, walk } from "./outline";
import type { BodyMistake } from "./read-body";

/** A link in the body of a page, and where it begins. */
export interface PageLink {
  address: string;
  offset: number;
}

/** `[^1]: A note`, which is told as a footnote. */
export const isFootnote = ({ identifier }: Definition) =>
  identifier.startsWith("^");

/** The addresses that a body's links lead to. */
export function linksOf(tree: Root): PageLink[] {
  return Array.from(walk(tree)).flatMap(({ node }) =>
    node.type === "link" || (node.type === "definition" && !isFootnote(node))
      ? [{ address: node.url, offset: startOf(node) }]
      : [],
  );
}

const linkingComponents = ["ContactDetails", "DonateButton"];

/** Whether a reader at the end of a page has anywhere to go from it. */
export function leadsOn(tree: Root): boolean {
  return Array.from(walk(tree)).some(
    ({ node }) =>
      node.type === "link" ||
      node.type === "linkReference" ||
      (isComponentNode(node) && linkingComponents.includes(node.name ?? "")),
  );
}

/** Links that a screen reader has nothing to read out for. */
export function findEmptyLinks(tree: Root): BodyMistake[] {
  return Array.from(walk(tree)).flatMap(({ node }) => {
    const isLink = node.type === "link" || node.type === "linkReference";
    if (!isLink || plainText(node).trim() !== "") return [];
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
