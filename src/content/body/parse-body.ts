import type { ElementContent, Properties, RootContent } from "hast";
import { toHast } from "mdast-util-to-hast";
import { componentsToElements } from "./components";
import { headingIds } from "./heading-ids";
import { linkAddresses } from "./link-addresses";
import { parseMarkdown } from "./syntax";
import { type BodyElement, type BodyNode, type BodyTree, textOf } from "./tree";

function toProps(properties: Properties): BodyElement["props"] {
  const props: BodyElement["props"] = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    props[name] = Array.isArray(value) ? value.join(" ") : value;
  }
  return Object.keys(props).length > 0 ? props : undefined;
}

/** Line breaks that the converter puts between blocks stand nowhere in the source. */
const isFiller = (node: RootContent | ElementContent) =>
  node.type === "text" && !node.position && node.value.trim() === "";

function toNodes(
  nodes: readonly (RootContent | ElementContent)[],
  idFor: (text: string) => string,
): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    if (isFiller(node)) return [];
    if (node.type === "text") return [node.value];
    if (node.type !== "element") {
      throw new TypeError(`A page's body can't hold a ${node.type}`);
    }
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

function refuseCode(): never {
  throw new TypeError("A page's body can't hold program code");
}

/**
 * A page's body, without its front matter, as a tree. Nothing in it is run:
 * tags become elements, and headings get the ids that links name them by.
 *
 * @throws {Error} when the source is not a body; the checker says where and why
 */
export function parseBody(source: string): BodyTree {
  const markdown = parseMarkdown(source);
  linkAddresses(markdown);
  componentsToElements(markdown);
  const html = toHast(markdown, { handlers: { mdxjsEsm: refuseCode } });
  return toNodes(html.type === "root" ? html.children : [], headingIds());
}
