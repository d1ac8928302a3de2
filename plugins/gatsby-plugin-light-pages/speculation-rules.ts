/**
 * Tells the browser to make a page of the site ready, without showing it, as
 * soon as a pointer rests on a link to it, so that choosing it paints at once.
 *
 * @param root the home page's address, `/` or `/prefix/`
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules(root: string) {
  const where = { href_matches: `${root}*` };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}
