const storageKey = "section";

/** How long after arrival the page scrolls, in milliseconds. */
export const scrollDelay = 100;

/** Whether the click asks for a new tab or window, which stays the browser's. */
function opensElsewhere(event: MouseEvent) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * The link to a section of the home page that was clicked on another page.
 * On the home page it is the browser's: it scrolls, moves the focus and keeps
 * the history.
 */
function sectionLink({ target }: Event) {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"][href*="/#"]');
  return link?.pathname === location.pathname ? null : link;
}

/**
 * Scrolls to the section that the last page named. Named once: not again on
 * reload or Back. The focus goes along, so that the next Tab starts in the
 * section and not at the page's top.
 */
function arrive() {
  const target = sessionStorage.getItem(storageKey);
  if (!target) return;
  sessionStorage.removeItem(storageKey);
  setTimeout(() => {
    const section = document.querySelector<HTMLElement>(target);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, scrollDelay);
}

/**
 * From another page, a link to `/#mission` goes to `/` and hands the section
 * over in the tab's own storage; the home page scrolls on arrival. Without
 * this it is an ordinary link to the section. `open` goes to an address.
 *
 * @throws {DOMException} where the visitor has storage turned off
 */
export function handOverSections(open: (address: string) => void) {
  document.addEventListener("click", (event) => {
    const link = sectionLink(event);
    if (!link || opensElsewhere(event)) return;
    sessionStorage.setItem(storageKey, link.hash);
    event.preventDefault();
    open(link.pathname);
  });
  // A page may be made ready before anybody asked for it.
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", arrive);
  } else {
    arrive();
  }
}
