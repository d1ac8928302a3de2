/** What the query of the home page returns; each section shows its part of it. */
export interface HomePageProps {
  readonly data: Queries.HomePageQuery;
}
