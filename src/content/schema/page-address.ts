/**
 * The address of a page from its file in the content folder: `/privacy-policy`
 * for `pages/privacy-policy.mdx` or `privacy-policy.mdx`.
 */
export function pageAddress(file: string): string {
  return `/${file.replace(/^pages\//, "").replace(/\.mdx$/, "")}`;
}

/** The file of a page in the content folder: `pages/about.mdx`. */
export function pageFile(address: string): string {
  return `pages${address}.mdx`;
}

/**
 * Pages that the menu and the footer link to, so they must exist. Types keep
 * the layout from linking to any page that is not in this list.
 */
export const requiredPages = [
  "/about",
  "/privacy-policy",
  "/terms-of-use",
] as const;

export type RequiredPage = (typeof requiredPages)[number];

/** The events page. */
export const eventsAddress = "/events";

/** The same events as an iCalendar file. */
export const calendarAddress = "/events.ics";

/** The picture that messaging apps show with a link to the site. */
export const shareCardAddress = "/share-card.jpg";

/** In pixels: the size that link previews ask for. */
export const shareCardSize = { width: 1200, height: 630 };

/** Whether a page is a policy, which must show when it was last updated. */
export const isPolicy = (address: string) =>
  address === "/terms-of-use" || /[/-]policy$/.test(address);
