import { wideQuery } from "../theme/queries";

interface Popover extends Element {
  /** Undefined in browsers without popovers, where the menu is always open. */
  readonly hidePopover?: () => void;
}

/**
 * Keeps the menu button's `aria-expanded` in sync with the popover. Closes the
 * menu when an item is chosen, when focus moves to the page behind it, or when
 * the window becomes wide enough for the menu to be in the bar.
 */
export function followMenu() {
  // The site's only popover. Hiding a hidden popover has no effect.
  const close = () =>
    document.querySelector<Popover>("[popover]")?.hidePopover?.();
  const follow = ({ newState }: ToggleEvent) =>
    document
      .querySelector("[popovertarget]")
      ?.setAttribute("aria-expanded", String(newState === "open"));
  // Capture, because `toggle` events don't bubble.
  document.addEventListener("toggle", follow, true);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("nav a")) close();
  });
  document.querySelector("main")?.addEventListener("focusin", close);
  matchMedia(wideQuery).addEventListener("change", close);
}
