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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPropertyValue = (value: unknown) =>
  ["string", "number", "boolean"].includes(typeof value);

function isBodyNode(value: unknown): value is BodyNode {
  if (typeof value === "string") return true;
  if (!isRecord(value)) return false;
  const { tag, props, children } = value;
  return (
    typeof tag === "string" &&
    (props === undefined ||
      (isRecord(props) && Object.values(props).every(isPropertyValue))) &&
    (children === undefined || isBodyTree(children))
  );
}

/** Type guard for body trees, which GraphQL passes as untyped JSON. */
export function isBodyTree(value: unknown): value is BodyTree {
  return Array.isArray(value) && value.every(isBodyNode);
}
