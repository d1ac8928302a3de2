import type { ParsedPage } from "./page";
import type { ValueNode } from "./value-node";
import { type YamlFiles, presentFiles } from "./yaml-files";

/** All files that could be read. */
export interface ParsedContent {
  readonly yaml: YamlFiles;
  /** By address. */
  readonly pages: ReadonlyMap<string, ParsedPage>;
}

/** The values of YAML files, front matter, and tags, and the texts of pages. */
export function* everyValue({
  yaml,
  pages,
}: ParsedContent): Generator<ValueNode> {
  for (const { root } of presentFiles(yaml)) yield* root.all();
  for (const { front, texts, tags } of pages.values()) {
    yield* front.root.all();
    yield* texts;
    for (const tag of tags) yield* tag.all();
  }
}
