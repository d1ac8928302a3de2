import type { Nodes, Paragraph, Parent, Parents, RootContent } from "mdast";
import { decodeString } from "micromark-util-decode-string";
import {
  authorComponents,
  isAuthorComponent,
  isHtmlElement,
} from "../schema/components";

/** A tag as it was typed: `<Notice title="In short">`, `</kbd>` or `<br />`. */
export interface Tag {
  name: string;
  attributes: { name: string; value: string; quoted: boolean }[];
  kind: "opening" | "closing" | "alone";
}

/** An element of the page: its tag and what stands between it and its end. */
export interface TagElement extends Parent {
  type: "tagElement";
  tag: Tag;
}

declare module "mdast" {
  interface PhrasingContentMap {
    tagElement: TagElement;
  }
  interface RootContentMap {
    tagElement: TagElement;
  }
}

const wholeTag = /^<(\/?)([A-Za-z][\w.:-]*)([^]*?)(\/?)>$/;
const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/** Whether pages may use an element. */
export const isKnownTag = (name: string) =>
  isAuthorComponent(name) || isHtmlElement(name);

/** Whether nothing may stand in an element. */
export const isEmptyElement = (name: string) =>
  name === "br" ||
  (isAuthorComponent(name) && authorComponents[name].children === "none");

/** Reads an element, or an `html` node; undefined for a comment and what else is no tag. */
export function readTag(node: Nodes): Tag | undefined {
  if (node.type === "tagElement") return node.tag;
  if (node.type !== "html") return undefined;
  const [, slash, name, rest = "", end] = wholeTag.exec(node.value) ?? [];
  if (name === undefined) return undefined;
  return {
    name,
    kind: slash ? "closing" : end ? "alone" : "opening",
    attributes: Array.from(
      rest.matchAll(attribute),
      ([, key = "", double, single, bare]) => ({
        name: key,
        value: decodeString(double ?? single ?? bare ?? ""),
        quoted: bare === undefined,
      }),
    ),
  };
}

/** For rules that ask whether an element, or the line of one, has words. */
export const isBlank = (node: Nodes) =>
  node.type === "text" && node.value.trim() === "";

const isComponent = (node: Nodes) =>
  isAuthorComponent(readTag(node)?.name ?? "");

/** Takes components, which are blocks, out of a paragraph with nothing else. */
function withoutParagraph(block: RootContent): RootContent[] {
  if (block.type !== "paragraph") return [block];
  const children = block.children.filter((child) => !isBlank(child));
  if (children.length === 0 || !children.every(isComponent)) return [block];
  return children.map((child) => {
    if (child.type !== "tagElement" || child.children.every(isBlank)) {
      return child;
    }
    const words: Paragraph = { type: "paragraph", children: [] };
    Object.assign(words, { children: child.children });
    return { ...child, children: [words] };
  });
}

/** An element from its tags, the second of which is the first where it closes itself. */
function element(
  tag: Tag,
  children: RootContent[],
  first: Nodes,
  last: Nodes,
): TagElement {
  const start = first.position?.start;
  const end = last.position?.end;
  const hProperties: Record<string, string> = {};
  for (const { name, value } of tag.attributes) hProperties[name] = value;
  return {
    type: "tagElement",
    tag,
    children,
    ...(start && end && { position: { start, end } }),
    data: { hName: tag.name, hProperties },
  };
}

/** Makes elements of the tags among siblings that fit to each other; the others stay tags. */
function paired(siblings: readonly RootContent[]): RootContent[] {
  const done: RootContent[] = [];
  const open: { tag: Tag; at: number }[] = [];
  for (const node of siblings) {
    const tag = node.type === "html" ? readTag(node) : undefined;
    const opening = open.at(-1);
    if (tag?.kind === "alone") done.push(element(tag, [], node, node));
    else if (tag?.kind === "closing" && opening?.tag.name === tag.name) {
      open.pop();
      const [first = node, ...children] = done.splice(opening.at);
      done.push(element(opening.tag, children, first, node));
    } else {
      if (tag?.kind === "opening") open.push({ tag, at: done.length });
      done.push(node);
    }
  }
  return done;
}

/**
 * Makes elements, in place, of the tags under a node: within a paragraph, and
 * of components also over blocks. Tags that fit to no other stay `html` nodes.
 */
export function tagsToElements(parent: Parents): void {
  for (const child of parent.children) {
    if ("children" in child) tagsToElements(child);
  }
  const inner: readonly RootContent[] = parent.children;
  const children = paired(inner.flatMap(withoutParagraph));
  Object.assign(parent, { children });
}
