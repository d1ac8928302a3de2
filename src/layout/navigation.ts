import type { SectionId } from "../components/section-id";
import type { RequiredPage } from "../content/page-path";

/** A destination of the menu: a section of the home page, or a page. */
export type Destination =
  | { readonly label: string; readonly section: SectionId }
  | { readonly label: string; readonly page: string };

/** One that is always there: no content lacks a page that the site needs. */
type FixedDestination = Destination &
  ({ readonly section: SectionId } | { readonly page: RequiredPage });

/** The bar's items, in order; the donate link follows them. */
export const barItems: readonly FixedDestination[] = [
  { label: "Home", section: "home" },
  { label: "About", page: "/about" },
  { label: "Mission", section: "mission" },
  { label: "Programs", section: "programs" },
  { label: "Contact", section: "contact" },
];

/** The footer's first list: where to go on the site. */
export const footerItems: readonly FixedDestination[] = [
  { label: "About Us", page: "/about" },
  { label: "Our Mission", section: "mission" },
  { label: "Programs", section: "programs" },
  { label: "Contact", section: "contact" },
];

/**
 * The footer's second list; the donate link follows them. A site without an
 * accessibility statement has no link to one.
 */
export function legalItems(accessibilityPage?: string | null): Destination[] {
  const statement = accessibilityPage
    ? [{ label: "Accessibility", page: accessibilityPage }]
    : [];
  const policies: FixedDestination[] = [
    { label: "Privacy Policy", page: "/privacy-policy" },
    { label: "Terms of Use", page: "/terms-of-use" },
  ];
  return [...policies, ...statement];
}

/** The address of a destination on a site at the root of its domain. */
export function destinationAddress(destination: Destination) {
  return "section" in destination
    ? `/#${destination.section}`
    : destination.page;
}

/**
 * Whether the visitor is there already. Of the home page's sections only
 * "home" stands for the whole page.
 */
export function isCurrent(destination: Destination, path: string) {
  const home = "section" in destination && destination.section === "home";
  const page = "page" in destination ? destination.page : undefined;
  return home ? path === "/" : page === path;
}
