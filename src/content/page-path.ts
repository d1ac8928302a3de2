/**
 * The address of a page from its file in the content folder:
 * `pages/privacy-policy.mdx`, or the name alone, is at `/privacy-policy`.
 */
export function pagePath(file: string): string {
  return `/${file.replace(/^pages\//, "").replace(/\.mdx$/, "")}`;
}

/** The file of the page at an address, from `content/`: `pages/about.mdx`. */
export function pageFile(address: string): string {
  return `pages${address}.mdx`;
}

/**
 * Pages that the menu and the footer lead to, so they must exist. The layout
 * may name no other page: what it needs and what is required can't differ.
 */
export const requiredPages = [
  "/about",
  "/privacy-policy",
  "/terms-of-use",
] as const;

export type RequiredPage = (typeof requiredPages)[number];

/**
 * Names no page file may take: the home page, the page for unknown addresses
 * and the style guide are made in code.
 */
export const reservedPageNames = ["index", "404", "styleguide"] as const;

/** Whether readers must be told how old the text of the page at an address is. */
export const isPolicy = (address: string) =>
  address === "/terms-of-use" || /[/-]policy$/.test(address);

/** The ids of the home page's sections, which links may lead to: `/#mission`. */
export const homeSectionIds = [
  "home",
  "about",
  "mission",
  "programs",
  "contact",
] as const;
