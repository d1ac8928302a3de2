import { layoutIds } from "../content/schema/layout-ids";
import { session } from "./storage";

/** Delay between the load event and loading the late styles, in milliseconds. */
const delay = 100;

function show() {
  const late = document.querySelector(`#${layoutIds.lateStyles}`);
  // It is gone if they were shown before.
  if (late) late.outerHTML = late.textContent;
  if (session) session.fonts = true;
}

/**
 * Loads the fonts and the styles for paper last, so that they don't compete
 * with the first picture on slow connections. The fallback fonts are nearly as
 * wide, so hardly anything moves. If this tab loaded the fonts before, they are
 * cached and applied at once.
 */
export function showLateStyles() {
  onload = () => setTimeout(show, delay);
  if (session?.fonts) show();
}
