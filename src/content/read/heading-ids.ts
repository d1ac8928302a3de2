import GithubSlugger, { slug } from "github-slugger";
import { layoutIds } from "../schema/layout-ids";

/**
 * Returns a function that generates the ids of one page's headings; call it in
 * document order. The ids match GitHub's, so that a link that works there works
 * here too. Repeated headings get a number.
 */
export function headingIds(): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of Object.values(layoutIds)) slugger.slug(id);
  // Nothing would be left of a heading that is only an emoji.
  return (text) => slugger.slug(slug(text) === "" ? "section" : text);
}
