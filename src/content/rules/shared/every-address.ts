import type { ValueNode } from "../../read/value-node";
import { nameFields } from "../../schema/kinds";
import { type ParsedContent, everyValue } from "../../read/parsed-content";

/** An address in the content that visitors or the build go to. */
interface PlacedAddress {
  /** The field, the attribute, or the part of the page that it is in. */
  node: ValueNode;
  at: number;
  address: string;
  /** The words of the link; empty if it has none, such as a photo. */
  words: string;
}

/** Every link, every picture and the site's own address. */
export function* everyAddress(files: ParsedContent): Generator<PlacedAddress> {
  for (const node of everyValue(files)) {
    const { kind, parent, text: address = "" } = node;
    const isLink = kind === "link";
    if (!isLink && kind !== "picture" && kind !== "origin") continue;
    // Visitors click the name of the entry or the group that it is in.
    const words = (isLink && parent?.textOf(...nameFields)) || "";
    yield { node, at: node.at, address, words };
  }
  for (const { links, nodeAt } of files.pages.values()) {
    for (const { at, address, words } of links) {
      yield { node: nodeAt(at), at, address, words };
    }
  }
}
