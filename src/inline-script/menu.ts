import { fullQuery, wideQuery } from "../theme/queries";

interface Popover extends Element {
  /** Undefined in browsers without popovers, where the menu is always open. */
  readonly hidePopover?: () => void;
}

/** Closes the site's only popover. Hiding a hidden one has no effect. */
function close() {
  document.querySelector<Popover>("[popover]")?.hidePopover?.();
}

/**
 * Closes the menu when an item is chosen, when focus moves to the page behind
 * it, or when the window becomes wide enough for the menu to be in the bar.
 */
export function followMenu() {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("nav a")) close();
    // There, the button only opens the menu, for visitors without script.
    if (HOME) {
      target
        .closest("[popovertarget]")
        ?.setAttribute("popovertargetaction", "toggle");
    }
  });
  document.querySelector("main")?.addEventListener("focusin", close);
  matchMedia(wideQuery).onchange = matchMedia(fullQuery).onchange = close;
}
