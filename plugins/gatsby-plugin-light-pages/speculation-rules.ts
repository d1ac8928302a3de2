/**
 * Speculation rules that prerender an internal page when the pointer rests on
 * its link, so that it shows instantly when clicked.
 *
 * @param root the home page's URL path, `/` or `/prefix/`
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules(root: string) {
  const where = { href_matches: `${root}*` };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}
