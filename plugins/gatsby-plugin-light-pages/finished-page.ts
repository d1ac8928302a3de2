import { withLateScripts } from "./late-scripts";
import { withSmallStyles } from "./small-styles";

/**
 * A page of Gatsby's, as HTML, as it goes to visitors.
 *
 * @param component the name that Gatsby gives the chunk of the page's component
 */
export async function finishedPage(html: string, component: string) {
  return withSmallStyles(withLateScripts(html, component));
}
