import GithubSlugger, { slug } from "github-slugger";
import type { Element, ElementContent, Properties, RootContent } from "hast";
import type { Root, Text } from "mdast";
import { defaultHandlers, toHast } from "mdast-util-to-hast";
import { withLinks } from "./bare-addresses";
import type { Tag, TagElement } from "./tags";
import { attributesOf } from "../schema/components";
import { layoutIds } from "../schema/layout-ids";
import { typographicText } from "../schema/typographic-text";
import {
  type BodyElement,
  type BodyNode,
  type BodyTree,
  textOf,
} from "../body/tree";

function toProps(properties: Properties): BodyElement["props"] {
  const props: BodyElement["props"] = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    props[name] = Array.isArray(value) ? value.join(" ") : value;
  }
  return Object.keys(props).length > 0 ? props : undefined;
}

/**
 * Returns a function that generates the ids of one page's headings; call it in
 * document order. The ids match GitHub's, so that a link that works there works
 * here too. Repeated headings get a number.
 */
function headingIds(): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of Object.values(layoutIds)) slugger.slug(id);
  // Nothing would be left of a heading that is only an emoji.
  return (text) => slugger.slug(slug(text) === "" ? "section" : text);
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
    // People press Enter after the last item of a list, and stop there.
    const isEmpty = children.length === 0;
    if (isEmpty && /^(?:li|ul|ol|blockquote)$/.test(node.tagName)) return [];
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

/** The properties of a tag as visitors get them: what their schema makes of them. */
const shownProperties = ({ name, properties }: Tag): Properties => ({
  ...properties,
  ...attributesOf(name)?.safeParse(properties).data,
});

/**
 * Converts the text of a page to a tree. Tags become elements, and headings get
 * ids. Nothing in the text is executed.
 *
 * @param root what `parseText` returns
 */
export function bodyTree(root: Root): BodyTree {
  const html = toHast(withLinks(root), {
    handlers: {
      tagElement: (state, node: TagElement): Element => ({
        type: "element",
        tagName: node.tag.name,
        properties: shownProperties(node.tag),
        children: state.all(node),
      }),
      text: (state, node: Text) => {
        const value = typographicText(node.value);
        return { ...defaultHandlers.text(state, { ...node, value }), data: {} };
      },
    },
  });
  return toNodes(html.type === "root" ? html.children : [], headingIds());
}
