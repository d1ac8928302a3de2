import { layoutIds } from "../content/layout-ids";

/**
 * A page that a visitor turns to fades in over the one before, once all of it is
 * there: else it would fade in empty. The first page of a visit doesn't wait, which
 * would take 0.2 s on a slow phone. Browsers that don't know `rel=expect` never do.
 */
export function waitForWholePage() {
  if (!document.referrer.startsWith(location.origin)) return;
  document.head.insertAdjacentHTML(
    "beforeend",
    `<link rel="expect" href="#${layoutIds.toasts}" blocking="render">`,
  );
}
