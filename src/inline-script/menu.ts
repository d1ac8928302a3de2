import { wideQuery } from "../theme/queries";

interface Popover extends Element {
  /** Not in browsers that have no popovers, and nothing to close. */
  readonly hidePopover?: () => void;
}

/**
 * Keeps the menu's button true to what the browser does with the popover, and
 * closes it when an item is chosen, when the focus goes on to the page that it
 * covers, or when the window grows so wide that the menu is laid out in the
 * bar.
 */
export function followMenu() {
  // The site's only popover. Closing a closed one does nothing.
  const close = () =>
    document.querySelector<Popover>("[popover]")?.hidePopover?.();
  const follow = ({ newState }: ToggleEvent) =>
    document
      .querySelector("[popovertarget]")
      ?.setAttribute("aria-expanded", String(newState === "open"));
  // It doesn't bubble.
  document.addEventListener("toggle", follow, true);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("nav a")) close();
  });
  document.querySelector("main")?.addEventListener("focusin", close);
  matchMedia(wideQuery).addEventListener("change", close);
}
