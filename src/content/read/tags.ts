import type {
  Html,
  Nodes,
  Paragraph,
  Parent,
  Parents,
  Root,
  RootContent,
} from "mdast";
import { decodeString } from "micromark-util-decode-string";
import {
  attributesOf,
  authorComponents,
  isAuthorComponent,
} from "../schema/components";
import { parseMarkdown } from "./markdown";

/** An attribute of a tag, with its place in the file. */
interface Attribute {
  name: string;
  /** Without codes such as `&amp;`. */
  value: string;
  quoted: boolean;
  /** Start of its name, and start and end of its value without the quotes. */
  at: number;
  valueAt: number;
  end: number;
}

/** A tag as typed: `<Note title="In short">`, `</kbd>` or `<br />`. */
export interface Tag {
  name: string;
  attributes: readonly Attribute[];
  /** The values of its attributes by name, as typed. */
  properties: Readonly<Record<string, string>>;
  kind: "opening" | "closing" | "alone";
}

/** An element: its opening tag and the nodes up to its closing tag. */
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

const wholeTag = /^<(\/?)([A-Za-z][\w.:-]*)(?![\w.:-])([^]*?)(\/?)>$/;
const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/** Whether pages may use an element of this name. */
export const isKnownTag = (name: string) => attributesOf(name) !== undefined;

/**
 * Whether a text starts with a tag, whole or broken: `<Photo` or `<a href=`, but
 * not `<5` or `<b and c`, which people type as well.
 */
export function seemsTag(text: string): boolean {
  const [, name = "", isTag] =
    /^<\/?([A-Za-z][\w.:-]*)(?![\w.:-])(\s+[\w-]+=|\s*\/?>)?/.exec(text) ?? [];
  return isKnownTag(name) || isTag !== undefined;
}

/**
 * Whether an element must be empty, so that its tag needs no closing tag:
 * `<br>`.
 */
export const mustBeEmpty = (name: string) =>
  name === "br" ||
  (isAuthorComponent(name) && authorComponents[name].children === "none");

/** The attributes in the part of a tag between its name and its end. */
const attributesIn = (rest: string, start: number): Attribute[] =>
  Array.from(
    // The lines of a quotation begin with a > that isn't part of the tag.
    rest
      .replaceAll(/\n[ \t>]+/g, (space) => space.replaceAll(">", " "))
      .matchAll(attribute),
    ({ 0: whole, index, 1: name = "", 2: double, 3: single, 4: bare }) => {
      const written = double ?? single ?? bare ?? "";
      const quoted = bare === undefined;
      const after = quoted && whole.length > name.length ? 1 : 0;
      const at = start + index;
      const end = at + whole.length - after;
      const valueAt = end - written.length;
      return { name, value: decodeString(written), quoted, at, valueAt, end };
    },
  );

/**
 * Parses a tag; undefined for comments and the like.
 *
 * @param written from its < to its >
 * @param at where it begins in the text that the offsets should be in
 */
export function readTag(written: string, at = 0): Tag | undefined {
  const [, slash = "", name, rest = "", last] = wholeTag.exec(written) ?? [];
  if (name === undefined) return undefined;
  const start = at + 1 + slash.length + name.length;
  const attributes = attributesIn(rest, start);
  return {
    name,
    kind: slash ? "closing" : last || mustBeEmpty(name) ? "alone" : "opening",
    attributes,
    properties: Object.fromEntries(
      attributes.map(({ name: key, value }) => [key, value]),
    ),
  };
}

/** The tag of an element or `html` node. */
export function tagOf(node: Nodes): Tag | undefined {
  if (node.type === "tagElement") return node.tag;
  return node.type === "html" ? readTag(node.value) : undefined;
}

/** Whether a node is whitespace, which rules skip. */
export const isBlank = (node: Nodes) =>
  node.type === "text" && node.value.trim() === "";

/** Unwraps components (block-level) from a paragraph with nothing else in it. */
function withoutParagraph(block: RootContent): RootContent[] {
  if (block.type !== "paragraph") return [block];
  const children = block.children.filter((child) => !isBlank(child));
  const names = children.map((child) => tagOf(child)?.name ?? "");
  if (names.length === 0 || !names.every(isAuthorComponent)) return [block];
  return children.map((child) => {
    if (child.type !== "tagElement" || child.children.every(isBlank)) {
      return child;
    }
    const words: Paragraph = { type: "paragraph", children: [] };
    Object.assign(words, { children: child.children });
    return { ...child, children: [words] };
  });
}

/** Creates an element from its tags; a self-closing tag is passed twice. */
function element(
  tag: Tag,
  children: RootContent[],
  first: Nodes,
  last: Nodes,
): TagElement {
  const start = first.position?.start;
  const end = last.position?.end;
  return {
    type: "tagElement",
    tag,
    children,
    ...(start && end && { position: { start, end } }),
  };
}

/** The tag of an `html` node, with the offsets of its attributes in the source. */
function tagIn(source: string, { position }: Html): Tag | undefined {
  const at = position?.start.offset ?? 0;
  // Not the node's value, which lacks the > that begin the lines of a quotation.
  return readTag(source.slice(at, position?.end.offset), at);
}

/** Pairs matching tags among siblings into elements; unmatched tags stay `html`. */
function paired(
  siblings: readonly RootContent[],
  source: string,
): RootContent[] {
  const done: RootContent[] = [];
  const open: { tag: Tag; at: number }[] = [];
  for (const node of siblings) {
    const tag = node.type === "html" ? tagIn(source, node) : undefined;
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
 * Converts the tags under a node to elements, in place. HTML elements must open
 * and close within a paragraph; components may span blocks. Unmatched tags stay
 * `html` nodes.
 *
 * @param source the text that was parsed
 */
function tagsToElements(parent: Parents, source: string): void {
  for (const child of parent.children) {
    if ("children" in child) tagsToElements(child, source);
  }
  const inner: readonly RootContent[] = parent.children;
  const children = paired(inner.flatMap(withoutParagraph), source);
  Object.assign(parent, { children });
}

/** Parses the text of a page: Markdown, in which tags are elements. */
export function parseText(source: string): Root {
  const root = parseMarkdown(source);
  tagsToElements(root, source);
  return root;
}
