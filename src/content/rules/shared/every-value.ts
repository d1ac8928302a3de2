import type { ValueNode } from "../../read/value-node";
import { fieldsOf } from "../../read/yaml-files";
import type { ReadFiles } from "../define-rule";

/** The values of YAML files, of front matter, and of the tags in pages. */
export function* everyValue({ yaml, pages }: ReadFiles): Generator<ValueNode> {
  for (const { root } of fieldsOf(yaml)) yield* root.all();
  for (const { front, tags } of pages.values()) {
    yield* front.root.all();
    for (const { node } of tags) yield* node.all();
  }
}
