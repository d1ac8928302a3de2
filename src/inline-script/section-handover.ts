import { sectionLinks, siteLinks } from "../layout/link-markup";
import { session } from "./storage";

/** Delay before scrolling after arrival, in milliseconds. */
const scrollDelay = 100;

/**
 * On pages other than the home page: a link to `/#mission` navigates to `/` and
 * stores the section in session storage. On the home page, and if the visitor
 * has disabled storage, the browser handles the link.
 */
export function handOverSections() {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>(siteLinks(""));
    // The home page may not have arrived since another link was clicked.
    if (link) delete session?.section;
    // With a modifier key, let the browser open a new tab or window.
    if (
      !link ||
      !link.matches(sectionLinks) ||
      link.pathname === location.pathname ||
      !session ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    session.section = link.hash;
    event.preventDefault();
    location.assign(link.pathname);
  });
}

/**
 * On the home page: scrolls to the section that the previous page stored, once,
 * so not again on reload or Back. Also moves focus, so that the next Tab continues
 * in the section instead of at the top of the page.
 */
function arrive() {
  const target = session?.section;
  if (!target) return;
  delete session?.section;
  setTimeout(() => {
    const section = document.querySelector<HTMLElement>(target);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, scrollDelay);
}

/** Scrolls to the section that was handed over. */
export function takeOverSection() {
  // Wait if the page is being prerendered.
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", arrive);
  } else {
    arrive();
  }
}
