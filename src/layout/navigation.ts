import type { PageLink } from "../content/page-links";
import type { HomeSectionId, RequiredPage } from "../content/page-path";
import { menuWords } from "../content/phrases";

/** A navigation target: a section of the home page, or a page. */
export type Destination =
  | { readonly label: string; readonly section: HomeSectionId }
  | { readonly label: string; readonly page: string };

/** A target that always exists, because the content rules require the page. */
type FixedDestination = Destination &
  ({ readonly section: HomeSectionId } | { readonly page: RequiredPage });

/** The items of the bar; the donate link follows. */
export const barItems: readonly FixedDestination[] = [
  { label: menuWords.home, section: "home" },
  { label: menuWords.about, page: "/about" },
  { label: menuWords.mission, section: "mission" },
  { label: menuWords.programs, section: "programs" },
  { label: menuWords.contact, section: "contact" },
];

/** The footer's first list: pages and sections of the site. */
export const footerItems: readonly FixedDestination[] = [
  { label: menuWords.aboutUs, page: "/about" },
  { label: menuWords.ourMission, section: "mission" },
  { label: menuWords.programs, section: "programs" },
  { label: menuWords.contact, section: "contact" },
];

/**
 * The footer's second list; pages that staff put there and the donate link
 * follow.
 */
export const policyItems: readonly FixedDestination[] = [
  { label: menuWords.privacy, page: "/privacy-policy" },
  { label: menuWords.terms, page: "/terms-of-use" },
];

/**
 * The items that lead somewhere: Home and pages, then the sections that the home
 * page shows, in its order.
 */
export const shownItems = (
  items: readonly Destination[],
  sections: readonly string[],
) => [
  ...items.filter((item) => "page" in item || item.section === "home"),
  ...sections.flatMap((name) =>
    items.filter((item) => "section" in item && item.section === name),
  ),
];

/** Links to pages that staff put in the bar or the footer. */
export const pageItems = (pages: readonly PageLink[]): Destination[] =>
  pages.map(({ title, path }) => ({ label: title, page: path }));

/** The URL path of a destination, without the path prefix. */
export function destinationAddress(destination: Destination) {
  return "section" in destination
    ? `/#${destination.section}`
    : destination.page;
}

/**
 * Whether the visitor is on the destination's page. On the home page, only
 * "home" counts, not its other sections.
 */
export function isCurrent(destination: Destination, path: string) {
  const home = "section" in destination && destination.section === "home";
  const page = "page" in destination ? destination.page : undefined;
  return home ? path === "/" : page === path;
}
