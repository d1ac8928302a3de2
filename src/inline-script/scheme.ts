import { duskQuery, motionQuery } from "../theme/queries";

/** The longest that a cross-fade waits for pictures, in milliseconds. */
const longestWait = 1000;

/** The scheme that the visitor chose on this device, if any. */
function remembered() {
  try {
    return localStorage.scheme;
  } catch {
    // Storage is disabled: a choice holds until the visitor leaves the page.
    return undefined;
  }
}

/** Replaces a word in the media queries of styles, pictures, and theme colors. */
function replaceInQueries(from: string, to: string) {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const { media } = rule;
      // Only where it changes something, because it makes the page restyle.
      if (media.mediaText.includes(from)) {
        media.mediaText = media.mediaText.replace(from, to);
      }
    }
  }
  const elements = document.querySelectorAll<HTMLSourceElement>(
    `[media*=${from}]`,
  );
  for (const each of elements) each.media = each.media.replace(from, to);
}

/** Waits for the pictures that the visitor sees. */
function picturesInView() {
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return Promise.allSettled(seen.map((image) => image.decode()));
}

/**
 * Shows day or dusk: what the visitor chose with the switch in the bar, or else
 * what their device says. If the two differ, `(prefers-color-scheme: dark)`
 * becomes `light` in all of the page's media queries, so that styles and
 * pictures need only the standard query.
 *
 * Runs before the body is parsed, so that nothing is painted or loaded in the
 * other scheme.
 */
export function followScheme() {
  const device = matchMedia(duskQuery);
  const root = document.documentElement;
  let choice = remembered();

  const isDusk = () => (choice ? choice === "dusk" : device.matches);

  const show = () => {
    if (isDusk() === device.matches) replaceInQueries("light", "dark");
    else replaceInQueries("dark", "light");
    root.style.colorScheme = isDusk() ? "dark" : "light";
    document
      .querySelector("[role=switch]")
      ?.setAttribute("aria-checked", String(isDusk()));
    // The hero is lazy so that browsers don't load it before its queries are right.
    document
      .querySelector("img[fetchpriority]")
      ?.setAttribute("loading", "eager");
  };

  const turn = () => {
    show();
    return Promise.race([
      picturesInView(),
      new Promise((resolve) => setTimeout(resolve, longestWait)),
    ]);
  };

  new MutationObserver(show).observe(root, { childList: true, subtree: true });
  device.onchange = show;
  // The visitor may have chosen in another tab, or before going Back.
  onstorage = onpageshow = () => {
    choice = remembered() ?? choice;
    show();
  };
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[role=switch]"))) return;
    choice = isDusk() ? "day" : "dusk";
    // Makes the cross-fade slow, in global-style.tsx.
    root.dataset.turned = "";
    if ("startViewTransition" in document && matchMedia(motionQuery).matches) {
      document.startViewTransition(turn);
    } else {
      show();
    }
    try {
      localStorage.scheme = choice;
    } catch {
      // As above.
    }
  });
}
