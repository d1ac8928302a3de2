import { type PageFile, readPage } from "../../read/page";
import type { ReadFiles } from "../define-rule";
import { fileSchemas, isFileName } from "../../schema/files";
import type { Snapshot } from "../../check/snapshot";
import { type FieldsFile, readYaml } from "../../read/yaml";

/** What the files that changed since the base commit held in that commit. */
export function earlierFiles({ changed }: Pick<Snapshot, "changed">) {
  const yaml = new Map<string, FieldsFile>();
  const pages = new Map<string, PageFile>();
  for (const [file, source] of changed) {
    if (source === null) continue;
    if (isFileName(file)) {
      const schema = fileSchemas[file];
      const root = file;
      yaml.set(file, readYaml({ file, firstLine: 1, source, schema, root }));
    } else {
      const page = readPage(file, source);
      if (page) pages.set(page.path, page);
    }
  }
  return { yaml, pages } satisfies ReadFiles;
}
