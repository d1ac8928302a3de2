import type { Heading, Nodes, Root } from "mdast";

/** Where a node begins in the body. */
export const startOf = (node: Nodes) => node.position?.start.offset ?? 0;

/** A node and all in it, in the order of the text. */
export function* walk(
  node: Nodes,
  ancestors: readonly Nodes[] = [],
): Generator<{ node: Nodes; ancestors: readonly Nodes[] }> {
  yield { node, ancestors };
  if (!("children" in node)) return;
  for (const child of node.children) yield* walk(child, [...ancestors, node]);
}

/** The words in a node, without their markup. */
export function plainText(node: Nodes): string {
  if ("value" in node && node.type !== "mdxjsEsm") return node.value;
  return "children" in node
    ? node.children.map((child) => plainText(child)).join("")
    : "";
}

export interface SectionHeading {
  depth: Heading["depth"];
  text: string;
  offset: number;
}

/** The headings of a body, in order, also those within other blocks. */
export function headingsOf(tree: Root): SectionHeading[] {
  return Array.from(walk(tree)).flatMap(({ node }) =>
    node.type === "heading"
      ? [
          {
            depth: node.depth,
            text: plainText(node),
            offset: startOf(node),
          },
        ]
      : [],
  );
}
