import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
} from "parse5";

export interface PageElement {
  readonly name: string;
  /** Keyed by lowercase attribute name. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** Includes the text of descendants. */
  readonly text: string;
}

type Node = DefaultTreeAdapterTypes.Node;

function childrenOf(node: Node): readonly Node[] {
  // Template contents are not child nodes, but a script may render them.
  if ("content" in node) return node.content.childNodes;
  return "childNodes" in node ? node.childNodes : [];
}

function textOf(node: Node): string {
  return defaultTreeAdapter.isTextNode(node)
    ? node.value
    : childrenOf(node).map(textOf).join("");
}

function elementsIn(node: Node): PageElement[] {
  const below = childrenOf(node).flatMap(elementsIn);
  if (!defaultTreeAdapter.isElementNode(node)) return below;
  const pairs = node.attrs.map(({ name, value }) => [name, value] as const);
  const attributes = Object.fromEntries(pairs);
  return [{ name: node.tagName, attributes, text: textOf(node) }, ...below];
}

/** All elements of a page, parsed as a browser would, in document order. */
export const pageElements = (html: string) => elementsIn(parse(html));
