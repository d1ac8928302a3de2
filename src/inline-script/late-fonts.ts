import { layoutIds } from "../content/layout-ids";
import { session } from "./storage";

/** Delay between the load event and loading the fonts, in milliseconds. */
const fontsDelay = 100;

function show() {
  document
    .querySelector(`#${layoutIds.lateFonts}`)
    ?.setAttribute("media", "all");
  if (session) session.fonts = true;
}

/**
 * Loads the fonts last, so that they don't compete with the first picture on
 * slow connections. The fallbacks have the same metrics, so nothing moves. If
 * this tab loaded them before, they are cached and applied at once.
 */
export function showFonts() {
  onload = () => setTimeout(show, fontsDelay);
  if (session?.fonts) show();
}
