import { nearest } from "../did-you-mean";
import { type Words, show, showWhole } from "../words";

/** What a link can lead to. */
export interface LinkTargets {
  /** The ids of the headings of every page, by the page's address. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a file is served at an address such as `/report.pdf`. */
  isFile: (path: string) => boolean;
  /** The site's own origin, when site.yml tells it. */
  origin: string | undefined;
}

/** More pages or sections than this are not listed. */
const mostChoices = 10;

const base = "https://site.invalid";

/** Text as people write it, where addresses have `%20` and the like. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What follows the site's name in an address of this site; undefined for another's. */
export function ownPath(
  address: string,
  origin: string | undefined,
): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === origin
    ? url.pathname + url.search + url.hash
    : undefined;
}

/** What is wrong with a link to a section of a page that has such ids. */
export function sectionWords(
  address: string,
  id: string,
  ids: ReadonlySet<string>,
): Words | undefined {
  if (ids.has(id)) return undefined;
  const match = nearest(id, ids);
  return {
    found: show(address),
    expected: "a section of that page",
    fix:
      match === undefined
        ? ids.size > 0
          ? `use one of ${[...ids]
              .slice(0, mostChoices)
              .map((known) => `#${known}`)
              .join(", ")}`
          : "leave out # and what follows; the page has no headings"
        : `did you mean ${showWhole(address.slice(0, address.indexOf("#")))}#${match}?`,
  };
}

/** What is wrong with an address that begins with a slash. */
export function internalWords(
  address: string,
  { pages, isFile }: LinkTargets,
): Words | undefined {
  const { pathname, hash } = new URL(address, base);
  const ids = pages.get(pathname);
  if (ids) {
    return hash
      ? sectionWords(address, decoded(hash.slice(1)), ids)
      : undefined;
  }
  if (isFile(decoded(pathname))) return undefined;
  const plain = pathname.replace(/\/+$/, "").replace(/\.(?:mdx?|html?)$/, "");
  const match = pages.has(plain) ? plain : nearest(plain, pages.keys());
  return {
    found: show(address),
    expected: "a page or a file of this site",
    fix:
      match === undefined
        ? `use one of ${[...pages.keys()].slice(0, mostChoices).join(", ")}, or add the page`
        : `did you mean ${match}${showWhole(hash)}?`,
  };
}
