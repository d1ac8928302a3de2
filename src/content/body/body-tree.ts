import type { ElementContent, Properties, RootContent } from "hast";
import type { Root, Text } from "mdast";
import { defaultHandlers, toHast } from "mdast-util-to-hast";
import { headingIds } from "../read/heading-ids";
import { linkBareAddresses } from "../read/bare-addresses";
import { parseMarkdown } from "../read/markdown";
import { tagsToElements } from "../read/tags";
import { typographicText } from "../schema/typographic-text";
import { type BodyElement, type BodyNode, type BodyTree, textOf } from "./tree";

function toProps(properties: Properties): BodyElement["props"] {
  const props: BodyElement["props"] = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    props[name] = Array.isArray(value) ? value.join(" ") : value;
  }
  return Object.keys(props).length > 0 ? props : undefined;
}

function toNodes(
  nodes: readonly (RootContent | ElementContent)[],
  idFor: (text: string) => string,
): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    // Whitespace without data is a line break that `toHast` put between blocks.
    if (node.type === "text") {
      return node.data || node.value.trim() ? [node.value] : [];
    }
    if (node.type !== "element") return [];
    const children = toNodes(node.children, idFor);
    const id =
      /^h[1-6]$/.test(node.tagName) && idFor(children.map(textOf).join(""));
    const props = toProps(id ? { ...node.properties, id } : node.properties);
    return [
      {
        tag: node.tagName,
        ...(props && { props }),
        ...(children.length > 0 && { children }),
      },
    ];
  });
}

/**
 * Converts a page's body to a tree. Tags become elements, and headings get ids.
 * Nothing in the body is executed.
 *
 * @param markdown the syntax tree, after `tagsToElements`; modified in place
 */
export function bodyTree(markdown: Root): BodyTree {
  linkBareAddresses(markdown);
  const html = toHast(markdown, {
    handlers: {
      text: (state, node: Text) => {
        const value = typographicText(node.value);
        return { ...defaultHandlers.text(state, { ...node, value }), data: {} };
      },
    },
  });
  return toNodes(html.type === "root" ? html.children : [], headingIds());
}

/** Same, from the source of a page's body (without front matter). */
export function parseBody(source: string): BodyTree {
  const markdown = parseMarkdown(source);
  tagsToElements(markdown);
  return bodyTree(markdown);
}
