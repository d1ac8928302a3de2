import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
} from "parse5";

export interface PageElement {
  readonly name: string;
  /** By their names in lower case. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** With the text of the elements inside it. */
  readonly text: string;
}

type Node = DefaultTreeAdapterTypes.Node;

function childrenOf(node: Node): readonly Node[] {
  // What a template holds is not among its children, but may come to run.
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

/** Every element of a page as a browser reads it, in the order of the page. */
export const pageElements = (html: string) => elementsIn(parse(html));
