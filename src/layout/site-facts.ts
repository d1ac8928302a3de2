/** What every page shows of the organization: what the fragment asks for. */
export type SiteFacts = Queries.SiteFactsFragment;
