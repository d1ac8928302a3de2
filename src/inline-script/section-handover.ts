/** How long after arrival the page scrolls, in milliseconds. */
const scrollDelay = 100;

/** The link to a section of the home page that was clicked. */
function sectionLink({ target }: Event) {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href^="/"][href*="/#"]');
}

/**
 * Scrolls to the section that the last page named. Named once: not again on
 * reload or Back. The focus goes along, so that the next Tab starts in the
 * section and not at the page's top.
 */
function arrive() {
  const target = sessionStorage.section;
  if (!target) return;
  delete sessionStorage.section;
  setTimeout(() => {
    const section = document.querySelector<HTMLElement>(target);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, scrollDelay);
}

/**
 * From another page, a link to `/#mission` goes to `/` and hands the section
 * over in the tab's own storage; the home page scrolls on arrival. On the home
 * page the link is the browser's: it scrolls, moves the focus and keeps the
 * history, as it does everywhere without this.
 *
 * @throws {DOMException} where the visitor has storage turned off
 */
export function handOverSections(tab: Pick<Location, "assign" | "pathname">) {
  document.addEventListener("click", (event) => {
    const link = sectionLink(event);
    // With one of these keys it opens in a new tab or window, as browsers do.
    if (
      !link ||
      link.pathname === tab.pathname ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    sessionStorage.section = link.hash;
    event.preventDefault();
    tab.assign(link.pathname);
  });
  // A page may be made ready before anybody asked for it.
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", arrive);
  } else {
    arrive();
  }
}
