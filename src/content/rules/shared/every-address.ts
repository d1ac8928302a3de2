import { type ReadFiles, everyValue } from "../../read/read-files";

/** An address in the content that visitors or the build go to. */
interface PlacedAddress {
  /** The place of a finding about it. */
  place: { file: string; at: number; where: string };
  address: string;
  /** The words of the link; empty if it has none, as a photo. */
  words: string;
}

/** Every link, every picture and the site's own address. */
export function* everyAddress(files: ReadFiles): Generator<PlacedAddress> {
  for (const node of everyValue(files)) {
    const { kind, parent, text: address = "" } = node;
    const isLink = kind?.kind === "link";
    if (!isLink && kind?.kind !== "picture" && kind?.kind !== "origin")
      continue;
    // A link is pressed by the label or the title beside it.
    const words = (isLink && parent?.textOf("label", "title")) || "";
    yield { place: node.place, address, words };
  }
  for (const { file, links, whereAt } of files.pages.values()) {
    for (const { at, address, words } of links) {
      const place = { file: file.path, at, where: whereAt(at) };
      yield { place, address, words };
    }
  }
}
