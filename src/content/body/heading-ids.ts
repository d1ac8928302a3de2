import GithubSlugger from "github-slugger";

/** Ids that the page around the body has already. */
const takenIds = ["content", "contents", "site-menu"];

/**
 * Makes the ids of one page's headings, in their order. They are the ones
 * GitHub makes, so that a link tried out there works here too; a second
 * heading of the same words gets a number.
 */
export function headingIds(): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of takenIds) slugger.slug(id);
  return (text) => slugger.slug(text);
}
