type Fragment = Queries.SiteFactsFragment;

type NullableKeys<T> = {
  [Key in keyof T]: null extends T[Key] ? Key : never;
}[keyof T];

/** Whether the site shows the drawings of the prairie that it comes with. */
export const isDrawn = ({ drawings }: Pick<Fragment, "drawings">) =>
  drawings !== "none";

/**
 * The facts about the organization used on every page, as queried by the
 * fragment. Fields that are optional in the content are optional here.
 */
export type SiteFacts = Omit<Fragment, NullableKeys<Fragment>> &
  Partial<Pick<Fragment, NullableKeys<Fragment>>>;
