import { withLateScripts } from "./late-scripts";
import { withSmallStyles } from "./small-styles";

/** A page of Gatsby's, as HTML, as it goes to visitors. */
export async function finishedPage(html: string) {
  return withSmallStyles(withLateScripts(html));
}
