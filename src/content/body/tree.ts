/**
 * The body of a page as plain JSON, ready to render: nothing in it can run.
 * Tags are HTML element names, or the capitalized names of author components;
 * properties have React's names.
 */
export type BodyNode = string | BodyElement;

export interface BodyElement {
  tag: string;
  props?: Record<string, string | number | boolean>;
  children?: BodyNode[];
}

export type BodyTree = BodyNode[];

/** The words of a node, without their markup. */
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

/** Whether a value of GraphQL's JSON type, which has no shape, is a body. */
export function isBodyTree(value: unknown): value is BodyTree {
  return Array.isArray(value) && value.every(isBodyNode);
}
