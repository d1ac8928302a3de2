/**
 * The body of a page as plain JSON, ready to render and never executed. Tags
 * are HTML element names or the capitalized names of author components;
 * properties use React's names.
 */
export type BodyNode = string | BodyElement;

export interface BodyElement {
  tag: string;
  props?: Record<string, string | number | boolean>;
  children?: BodyNode[];
}

export type BodyTree = BodyNode[];

/** The text of a node without markup. */
export function textOf(node: BodyNode): string {
  if (typeof node === "string") return node;
  return (node.children ?? []).map(textOf).join("");
}

/** The ids of its headings. */
export const idsIn = (tree: BodyTree): string[] =>
  tree.flatMap((node) => {
    if (typeof node === "string") return [];
    const { id } = node.props ?? {};
    return [...(id ? [String(id)] : []), ...idsIn(node.children ?? [])];
  });

/** Whether JSON from GraphQL is a body tree: an array, which `bodyTree` made. */
export const isBodyTree = (value: unknown): value is BodyTree =>
  Array.isArray(value);
