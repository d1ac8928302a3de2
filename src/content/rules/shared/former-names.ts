import type { Entry } from "../../read/snapshot";
import { pageFile, requiredPages } from "../../page-path";
import { nameOf } from "../../schema/upload-names";
import { nearest } from "../../words/nearest";

const stemOf = (name: string) => name.replace(/\.mdx$/, "");
const firstWord = (name: string) => stemOf(name).split("-", 1)[0];

const seemsToBe = (name: string, required: string) =>
  firstWord(name) === firstWord(required) ||
  nearest(stemOf(name), [stemOf(required)]) !== undefined;

/**
 * Maps pages that seem to be renamed required pages to their required names,
 * such as `privacy-policy.mdx`. Only includes unambiguous cases.
 */
export function formerNames(entries: readonly Entry[]): Map<string, string> {
  const required = requiredPages.map((address) => nameOf(pageFile(address)));
  const names = entries
    .filter(({ path }) => path.startsWith("pages/"))
    .map(({ path }) => nameOf(path));
  const missing = required.filter((name) => !names.includes(name));
  return new Map(
    missing.flatMap((former) => {
      const [name, ...others] = names.filter(
        (each) => !required.includes(each) && seemsToBe(each, former),
      );
      return name !== undefined && others.length === 0 ? [[name, former]] : [];
    }),
  );
}
