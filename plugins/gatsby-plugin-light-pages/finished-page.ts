import { withLateScripts } from "./late-scripts";
import { withSmallStyles } from "./small-styles";

/**
 * Optimizes the HTML of a page that Gatsby generated.
 *
 * @param component Gatsby's chunk name for the page's component
 */
export async function finishedPage(html: string, component: string) {
  return withSmallStyles(withLateScripts(html, component));
}
