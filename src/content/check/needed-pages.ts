import { nearest } from "./did-you-mean";
import { pageName } from "./file-names";

/** The site's own menus and footer lead to these. */
export const neededPages = [
  "about.mdx",
  "privacy-policy.mdx",
  "terms-of-use.mdx",
];

const stemOf = (name: string) => name.replace(/\.mdx$/, "");
const firstWord = (name: string) => stemOf(name).split("-", 1)[0];

/** Whether `privacy.mdx` or `privacy-notice.mdx` was `privacy-policy.mdx`. */
const seemsToBe = (name: string, needed: string) =>
  firstWord(name) === firstWord(needed) ||
  nearest(stemOf(name), [stemOf(needed)]) !== undefined;

/**
 * Needed pages that are missing while another page, the only one, has nearly
 * their name: the needed names by the ones they have now.
 */
export function findRenamedPages(
  names: readonly string[],
): Map<string, string> {
  const others = names.filter(
    (name) => pageName.test(name) && !neededPages.includes(name),
  );
  return new Map(
    neededPages
      .filter((needed) => !names.includes(needed))
      .flatMap((needed) => {
        const [name, ...more] = others.filter((other) =>
          seemsToBe(other, needed),
        );
        return name !== undefined && more.length === 0
          ? [[name, needed] as const]
          : [];
      }),
  );
}
