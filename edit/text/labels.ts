import type { Keys, ValueNode } from "../../src/content/read/value-node";
import { schemaAt, titleOf } from "../../src/content/schema/schema-tree";

/** What the form calls an entry of a list: its title, or `Pillar 3`. */
export function entryLabel(entry: ValueNode, listTitle: string): string {
  const singular = listTitle.replace(/(?<=ss)es$|s$/, "");
  return entry.entryName?.trim() ?? `${singular} ${Number(entry.key) + 1}`;
}

/** What the form calls a field, or an entry of a list. */
export const labelOf = (node: ValueNode) =>
  typeof node.key === "number"
    ? entryLabel(node, titleOf(node.parent?.schema, node.name))
    : titleOf(node.schema, node.key);

/** The labels in the form that lead to a field, after the title of its file. */
export function labelsOf(root: ValueNode, keys: Keys, title: string): string[] {
  const labels = [title];
  let node: ValueNode | undefined = root;
  for (const key of keys) {
    const child: ValueNode | undefined = node?.child(key);
    const schema = node?.schema && schemaAt(node.schema, key);
    labels.push(
      child && typeof key === "number"
        ? entryLabel(child, labels.at(-1) ?? "")
        : titleOf(schema, String(key)),
    );
    node = child;
  }
  return labels;
}
