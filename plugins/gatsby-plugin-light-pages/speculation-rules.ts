/**
 * Speculation rules that prerender an internal page when the pointer rests on
 * its link, so that it shows instantly when clicked. Links to sections are left
 * out: the script opens `/` for `/#mission`, so a prerendered `/#mission` would
 * never be used.
 *
 * @param root the home page's URL path, `/` or `/prefix/`
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules(root: string) {
  const selector = `[href^='${root}']:not([href*='/#'])`;
  const where = { selector_matches: selector };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}
