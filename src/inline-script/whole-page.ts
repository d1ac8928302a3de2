import { layoutIds } from "../content/layout-ids";

/**
 * A page opened from another page of this site waits until all of it has arrived;
 * otherwise it would fade in empty. The first page of a visit doesn't wait: it
 * would be painted 0.2 s later on a slow phone. Browsers without `rel=expect`
 * don't wait either.
 */
export function waitForWholePage() {
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  document.head.insertAdjacentHTML(
    "beforeend",
    `<link rel="expect" href="#${layoutIds.toasts}" blocking="render">`,
  );
}
