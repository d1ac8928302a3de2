import type { Page } from "./content";

/** A link from the bar or the footer to a page. */
export interface PageLink {
  readonly title: string;
  readonly path: string;
}

/** Maximum number of pages that staff can put in the bar. */
export const menuRoom = 2;

/** The pages that ask for a link in the menu or the footer, in order. */
export function linksIn(
  place: "menu" | "footer",
  pages: readonly Pick<Page, "frontMatter" | "path">[],
): PageLink[] {
  const orderOf = ({ frontMatter }: Pick<Page, "frontMatter">) =>
    frontMatter.order ?? Number.MAX_SAFE_INTEGER;
  return pages
    .filter(({ frontMatter }) => frontMatter[place])
    .sort((one, other) => orderOf(one) - orderOf(other))
    .map(({ frontMatter, path }) => ({ title: frontMatter.title, path }));
}
