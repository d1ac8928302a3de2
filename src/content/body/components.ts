import type { Nodes, Paragraph, Parents, PhrasingContent } from "mdast";
import { isAuthorComponent } from "../author-components";

type FlowElement = Extract<Nodes, { type: "mdxJsxFlowElement" }>;
type TextElement = Extract<Nodes, { type: "mdxJsxTextElement" }>;
export type ComponentNode = FlowElement | TextElement;

export function isComponentNode(node: Nodes): node is ComponentNode {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

const isBlank = (node: Nodes) =>
  node.type === "text" && node.value.trim() === "";

/**
 * Whether a paragraph is nothing but author components. `<Notice>…</Notice>`
 * on a single line reads as a paragraph with a tag in it, but it means the
 * same as the tags on lines of their own.
 */
export function isComponentParagraph(node: Nodes): node is Paragraph {
  return (
    node.type === "paragraph" &&
    node.children.some(isComponentNode) &&
    node.children.every(
      (child) =>
        isBlank(child) ||
        (isComponentNode(child) && isAuthorComponent(child.name ?? "")),
    )
  );
}

/** The components of such a paragraph, their words made paragraphs. */
function asBlocks(paragraph: Paragraph): FlowElement[] {
  return paragraph.children
    .filter((child) => child.type === "mdxJsxTextElement")
    .map((child) => {
      const words: PhrasingContent[] = child.children;
      return {
        ...child,
        type: "mdxJsxFlowElement",
        children: words.every(isBlank)
          ? []
          : [{ type: "paragraph", children: words }],
      };
    });
}

/** Has mdast-util-to-hast make an element of a component. */
function nameElement(node: ComponentNode) {
  node.data = {
    hName: node.name ?? "",
    hProperties: Object.fromEntries(
      node.attributes.flatMap((attribute) =>
        attribute.type === "mdxJsxAttribute" &&
        typeof attribute.value !== "object"
          ? [[attribute.name, attribute.value ?? true]]
          : [],
      ),
    ),
  };
}

/**
 * Turns the component tags under a node into plain elements, in place. Only
 * literal attributes are carried over.
 */
export function componentsToElements(parent: Parents): void {
  const before: Nodes[] = parent.children;
  const children = before.flatMap((child) =>
    isComponentParagraph(child) ? asBlocks(child) : [child],
  );
  Object.assign(parent, { children });
  for (const child of children) {
    if (isComponentNode(child)) nameElement(child);
    if ("children" in child) componentsToElements(child);
  }
}
