import { withPrefix } from "../site-address";

/** The facts about the organization that every page uses. */
export type SiteFacts = Queries.SiteFactsFragment;

/** What the layout, its bar and its footer need to know of a page. */
export interface LayoutProps {
  readonly site: SiteFacts;
  /** Address of the page, without a trailing slash. */
  readonly address: string;
}

/** Makes the absolute URL of an address of the site. */
export const absoluteOn =
  ({ url }: Pick<SiteFacts, "url">) =>
  (address: string) =>
    url + withPrefix(address);
