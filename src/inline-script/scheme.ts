// Shows day or dusk: what the visitor chose with the switch in the bar, or else
// what their device says. If the two differ, `(prefers-color-scheme: dark)`
// becomes `light` in the page's outermost media queries, so that styles and
// pictures need only the standard query.
//
// Runs at the end of the head, after the styles, so that nothing is painted or
// loaded in the other scheme.

import { duskQuery, motionQuery } from "../theme/queries";
import {
  firstPicture,
  schemeSwitch,
  turnedAttribute,
} from "../theme/scheme-markup";
import { turnQuery } from "../theme/turn-query";
import { local } from "./storage";

/** The longest that a cross-fade waits for pictures, in milliseconds. */
const longestWait = 1000;

const device = matchMedia(duskQuery);
const root = document.documentElement;
let choice = local?.scheme;

// Another site at the same address, as on github.io, may have stored other words.
const isDusk = () => choice === "dusk" || (choice !== "day" && device.matches);

function show() {
  const isDeviceScheme = isDusk() === device.matches;
  for (const { sheet } of document.querySelectorAll("style")) {
    for (const rule of sheet?.cssRules ?? []) {
      if (rule instanceof CSSMediaRule)
        turnQuery(rule.media, "mediaText", isDeviceScheme);
    }
  }
  for (const each of document.querySelectorAll<HTMLSourceElement>("[media]")) {
    // Offline, a picture that has loaded stays, because the other one can't load.
    if (
      navigator.onLine ||
      !each.parentElement?.querySelector("img")?.complete
    ) {
      turnQuery(each, "media", isDeviceScheme);
    }
  }
  root.style.colorScheme = isDusk() ? "dark" : "light";
  document
    .querySelector(schemeSwitch)
    ?.setAttribute("aria-checked", String(isDusk()));
  // It is lazy, so that browsers don't load it before its queries are right.
  document.querySelector(firstPicture)?.setAttribute("loading", "eager");
}

/** Waits for the pictures that the visitor sees. */
function showPictures() {
  show();
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return Promise.race([
    Promise.allSettled(seen.map((image) => image.decode())),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ]);
}

new MutationObserver(show).observe(root, { childList: true, subtree: true });
device.onchange = show;
// The visitor may have chosen in another tab, or before going Back.
onstorage = onpageshow = () => {
  choice = local?.scheme ?? choice;
  show();
};
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element && target.closest(schemeSwitch))) return;
  choice = isDusk() ? "day" : "dusk";
  // Makes the cross-fade slow, in global-style.tsx.
  root.setAttribute(turnedAttribute, "");
  if ("startViewTransition" in document && matchMedia(motionQuery).matches) {
    document.startViewTransition(showPictures);
  } else {
    show();
  }
  if (local) local.scheme = choice;
});
