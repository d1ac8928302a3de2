import { wideQuery } from "../theme/queries";

/**
 * Keeps the menu's button true to what the browser does with the popover, and
 * closes it when an item is chosen, or when the window grows so wide that the
 * menu is laid out in the bar.
 */
export function followMenu() {
  let isOpen = false;

  const close = () => {
    if (isOpen) document.querySelector<HTMLElement>("[popover]")?.hidePopover();
  };
  // The menu is the site's only popover. Its event doesn't bubble.
  const follow = ({ newState }: ToggleEvent) => {
    isOpen = newState === "open";
    document
      .querySelector("[popovertarget]")
      ?.setAttribute("aria-expanded", String(isOpen));
  };
  document.addEventListener("toggle", follow, true);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("nav a")) close();
  });
  matchMedia(wideQuery).addEventListener("change", close);
}
