import { type Document, isMap, isNode, isScalar } from "yaml";
import type { FieldPath } from "./fields";

/** What stands at a path as it was parsed; undefined where nothing does. */
export function nodeAt(document: Document, path: FieldPath) {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  return isNode(node) && node.range ? node : undefined;
}

/** Where a value begins; for one that is missing, where its container does. */
export function offsetOf(document: Document, path: FieldPath): number {
  const node = nodeAt(document, path);
  if (node?.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

/** Where a field's name stands. */
export function keyOffset(
  document: Document,
  path: FieldPath,
  name: string,
): number {
  const map = nodeAt(document, path);
  const pairs = isMap(map) ? map.items : [];
  const key = pairs
    .map((pair) => pair.key)
    .find((node) => isScalar(node) && (node.source ?? "") === name);
  return isScalar(key) && key.range ? key.range[0] : offsetOf(document, path);
}

/** What a document's value holds at a path; undefined where it ends before. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (container, key) =>
      typeof container === "object" && container !== null
        ? Reflect.get(container, key)
        : undefined,
    value,
  );
}
