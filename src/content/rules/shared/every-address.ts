import type { ValueNode } from "../../read/value-node";
import { type ParsedContent, everyValue } from "../../read/parsed-content";

/** An address in the content that visitors or the build go to. */
interface PlacedAddress {
  /** The field, the attribute, or the part of the page that it is in. */
  node: ValueNode;
  at: number;
  address: string;
  /** The words of the link; empty if it has none, as a photo. */
  words: string;
}

/** Every link, every picture and the site's own address. */
export function* everyAddress(files: ParsedContent): Generator<PlacedAddress> {
  for (const node of everyValue(files)) {
    const { kind, parent, text: address = "" } = node;
    const isLink = kind?.kind === "link";
    if (!isLink && kind?.kind !== "picture" && kind?.kind !== "origin")
      continue;
    // Visitors click the label or the title beside it.
    const words = (isLink && parent?.textOf("label", "title")) || "";
    yield { node, at: node.at, address, words };
  }
  for (const { links, nodeAt } of files.pages.values()) {
    for (const { at, address, words } of links) {
      yield { node: nodeAt(at), at, address, words };
    }
  }
}
