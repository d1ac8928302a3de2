/**
 * Names no page file may take: the home page, the page for unknown addresses
 * and the style guide are made in code.
 */
export const reservedPageNames = ["index", "404", "styleguide"] as const;

/**
 * The address of a page from the name of its file in `content/pages`:
 * `privacy-policy.mdx` is at `/privacy-policy`.
 */
export function pagePath(fileName: string): string {
  return `/${fileName.replace(/\.mdx$/, "")}`;
}

/** The file of the page at an address, from `content/`: `pages/about.mdx`. */
export function pageFile(address: string): string {
  return `pages${address}.mdx`;
}

/** The ids of the home page's sections, which links may lead to: `/#mission`. */
export const homeSectionIds = [
  "home",
  "about",
  "mission",
  "programs",
  "contact",
] as const;
