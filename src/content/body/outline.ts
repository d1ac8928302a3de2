import { type BodyElement, type BodyNode, type BodyTree, textOf } from "./tree";

/** A section of a page: where a link to it leads, and its heading's words. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
}

function isSectionHeading(node: BodyNode): node is BodyElement {
  return typeof node !== "string" && node.tag === "h2";
}

/** A page's sections in order: its headings of the second level. */
export function outline(tree: BodyTree): readonly OutlineEntry[] {
  return tree.filter(isSectionHeading).map((heading) => ({
    id: String(heading.props?.["id"] ?? ""),
    text: textOf(heading),
  }));
}
