type Fragment = Queries.SiteFactsFragment;

type NullableKeys<T> = {
  [Key in keyof T]: null extends T[Key] ? Key : never;
}[keyof T];

/**
 * What every page shows of the organization: what the fragment asks for.
 * Facts that the content may leave out may be left out here.
 */
export type SiteFacts = Omit<Fragment, NullableKeys<Fragment>> &
  Partial<Pick<Fragment, NullableKeys<Fragment>>>;
