import type { Page } from "./content";
import type { RequiredPage } from "../schema/page-address";
import { heroId } from "../schema/layout-ids";
import { menuWords } from "../words/phrases";
import type { SectionName } from "../schema/home";

/** A link from the bar or the footer to a page. */
export interface PageLink {
  readonly title: string;
  readonly address: string;
}

const home = `/#${heroId}`;

/** A link that always leads somewhere, because the content rules require the page. */
interface FixedLink extends PageLink {
  readonly address: RequiredPage | typeof home | `/#${SectionName}`;
}

/** The items of the bar; the donate link follows. */
export const barItems: readonly FixedLink[] = [
  { title: menuWords.home, address: home },
  { title: menuWords.about, address: "/about" },
  { title: menuWords.mission, address: "/#mission" },
  { title: menuWords.programs, address: "/#programs" },
  { title: menuWords.contact, address: "/#contact" },
];

/** The footer's first list: pages and sections of the site. */
export const footerItems: readonly FixedLink[] = [
  { title: menuWords.aboutUs, address: "/about" },
  { title: menuWords.ourMission, address: "/#mission" },
  { title: menuWords.programs, address: "/#programs" },
  { title: menuWords.contact, address: "/#contact" },
];

/**
 * The footer's second list; pages that staff put there and the donate link
 * follow.
 */
export const policyItems: readonly FixedLink[] = [
  { title: menuWords.privacy, address: "/privacy-policy" },
  { title: menuWords.terms, address: "/terms-of-use" },
];

/**
 * The items that lead somewhere: Home and pages, then the sections that the home
 * page shows, in its order.
 */
export const shownItems = (
  items: readonly PageLink[],
  sections: readonly string[],
) => [
  ...items.filter(
    ({ address }) => address === home || !address.startsWith("/#"),
  ),
  ...sections.flatMap((name) =>
    items.filter(({ address }) => address === `/#${name}`),
  ),
];

/**
 * Whether an item leads to the page that it is on. On the home page, only Home
 * does, and not its other sections.
 */
export const isCurrent = (item: PageLink, address: string) =>
  item.address === (address === "/" ? home : address);

/** Maximum number of pages that staff can put in the bar. */
export const menuRoom = 2;

/** The pages that ask for a link in the menu or the footer, in order. */
export function linksIn(
  place: "menu" | "footer",
  pages: readonly Pick<Page, "frontMatter" | "address">[],
): PageLink[] {
  const orderOf = ({ frontMatter }: Pick<Page, "frontMatter">) =>
    frontMatter.order ?? Number.MAX_SAFE_INTEGER;
  return pages
    .filter(({ frontMatter }) => frontMatter[place])
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map(({ frontMatter, address }) => {
      return { title: frontMatter.title, address };
    });
}
