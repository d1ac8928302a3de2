/** The facts about the organization that every page uses. */
export type SiteFacts = Queries.SiteFactsFragment;

/** What the layout, its bar and its footer need to know of a page. */
export interface LayoutProps {
  readonly site: SiteFacts;
  /** Path of the page, without a trailing slash. */
  readonly path: string;
}

/** Whether the site shows the drawings of the prairie that it comes with. */
export const isDrawn = ({ drawings }: Pick<SiteFacts, "drawings">) =>
  drawings !== "none";

/** The part of the tax law that makes it a nonprofit. */
export const taxStatusOf = ({ taxStatus }: Pick<SiteFacts, "taxStatus">) =>
  taxStatus ?? "501(c)(3)";
