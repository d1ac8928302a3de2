import type { PageFile } from "./page";
import type { ValueNode } from "./value-node";
import { type YamlFiles, fieldsOf } from "./yaml-files";

/** All files that could be read. */
export interface ReadFiles {
  readonly yaml: YamlFiles;
  /** Keyed by URL path. */
  readonly pages: ReadonlyMap<string, PageFile>;
}

/** The values of YAML files, of front matter, and of the tags in pages. */
export function* everyValue({ yaml, pages }: ReadFiles): Generator<ValueNode> {
  for (const { root } of fieldsOf(yaml)) yield* root.all();
  for (const { front, tags } of pages.values()) {
    yield* front.root.all();
    for (const tag of tags) yield* tag.all();
  }
}
