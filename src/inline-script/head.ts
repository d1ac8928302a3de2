import { layoutIds } from "../content/schema/layout-ids";
import "./scheme";

// Runs at the end of the head, before anything is painted. What needs elements of
// the page is in main.ts.

// A page opened from another page of this site waits until all of it has arrived;
// otherwise it would fade in empty. The first page of a visit doesn't wait: it
// would be painted 0.2 s later on a slow phone. Browsers without `rel=expect`
// don't wait either.
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.head.insertAdjacentHTML(
    "beforeend",
    `<link rel="expect" href="#${layoutIds.toasts}" blocking="render">`,
  );
}
