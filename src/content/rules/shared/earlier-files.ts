import type { Snapshot } from "../../read/snapshot";
import { type PageFile, readPage } from "../../read/page";
import { readYamlFiles } from "../../read/yaml-files";
import type { ReadFiles } from "../define-rule";

/** What the files that changed since the base commit held in that commit. */
export function earlierFiles({
  changed,
}: Pick<Snapshot, "changed">): ReadFiles {
  const texts = new Map<string, string>();
  const pages = new Map<string, PageFile>();
  for (const [path, text] of changed) {
    if (text === null) continue;
    texts.set(path, text);
    const read = path.endsWith(".mdx") ? readPage({ path, text }) : undefined;
    if (read) pages.set(read.page.path, read.page);
  }
  return { yaml: readYamlFiles(texts), pages };
}
