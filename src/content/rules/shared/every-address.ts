import type { ValueNode } from "../../read/value-node";
import { fieldsOf } from "../../read/yaml-files";
import type { ReadFiles } from "../define-rule";

/** An address in the content that visitors or the build go to. */
interface PlacedAddress {
  /** The place of a finding about it. */
  place: { file: string; at: number; path: string };
  address: string;
  /** The words of the link; empty if it has none, as a photo. */
  words: string;
}

/** The links, pictures, and the site's own address among some values. */
function* inValues(root: ValueNode): Generator<PlacedAddress> {
  for (const node of root.all()) {
    const { kind, parent, place, text: address = "" } = node;
    const isLink = kind?.kind === "link";
    if (!isLink && kind?.kind !== "picture" && kind?.kind !== "origin")
      continue;
    // A link is pressed by the label or the title beside it.
    const words = (isLink && parent?.textOf("label", "title")) || "";
    yield { place, address, words };
  }
}

/** Every link, every picture and the site's own address, file by file. */
export function* everyAddress({
  yaml,
  pages,
}: ReadFiles): Generator<PlacedAddress> {
  for (const { root } of fieldsOf(yaml)) yield* inValues(root);
  for (const { file, front, links, tags, placeOf } of pages.values()) {
    yield* inValues(front.root);
    for (const { node } of tags) yield* inValues(node);
    for (const { at, address, words } of links) {
      const place = { file: file.path, at, path: placeOf(at) };
      yield { place, address, words };
    }
  }
}
