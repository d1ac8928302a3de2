import type { Nodes, Root } from "mdast";

/** A node of a page's text, with its context for rules. */
export interface Visit<Node extends Nodes = Nodes> {
  node: Node;
  /** Ancestors, outermost first. */
  parents: readonly Nodes[];
  /** Start and end offsets in the file, and the source between them. */
  at: number;
  end: number;
  written: string;
}

/** Finds the nodes of the given types, in the order of the page. */
export type Find = <Type extends Nodes["type"]>(
  ...types: Type[]
) => Visit<Extract<Nodes, { type: Type }>>[];

/** @param source the text that was parsed */
export function finderFor(root: Root, source: string): Find {
  const visits: Visit[] = [];
  const walk = (node: Nodes, parents: readonly Nodes[]) => {
    const at = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    visits.push({ node, parents, at, end, written: source.slice(at, end) });
    if (!("children" in node)) return;
    const below = [...parents, node];
    for (const child of node.children) walk(child, below);
  };
  walk(root, []);
  return <Type extends Nodes["type"]>(...types: Type[]) =>
    visits.filter((visit): visit is Visit<Extract<Nodes, { type: Type }>> =>
      types.some((type) => type === visit.node.type),
    );
}
