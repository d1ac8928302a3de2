import { type BodyElement, type BodyNode, type BodyTree, textOf } from "./tree";

/** A section of a page: its anchor and heading text. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
}

function isSectionHeading(node: BodyNode): node is BodyElement {
  return typeof node !== "string" && node.tag === "h2";
}

/** A page's sections in order, one per level-two heading. */
export function outline(tree: BodyTree): readonly OutlineEntry[] {
  return tree.filter(isSectionHeading).map((heading) => ({
    id: String(heading.props?.["id"] ?? ""),
    text: textOf(heading),
  }));
}
