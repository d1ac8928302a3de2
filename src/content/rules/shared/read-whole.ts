import { fieldsOf } from "../../read/yaml-files";
import type { Context } from "../rule";

/**
 * Whether all pages and values could be read; one that wasn't may hold the
 * link.
 */
export function isReadWhole({ pages, yaml, entries }: Context): boolean {
  const read = new Set([...pages.values()].map(({ file }) => file.path));
  return (
    entries.every(({ path }) => !path.endsWith(".mdx") || read.has(path)) &&
    fieldsOf(yaml).every(({ errors }) => errors.length === 0)
  );
}
