import { layoutIds } from "../content/schema/layout-ids";
import { fullQuery, wideQuery } from "../theme/queries";

interface Popover extends Element {
  /** Undefined in browsers without popovers, where the menu is always open. */
  readonly hidePopover?: () => void;
}

/** Closes the menu. Hiding a hidden one has no effect. */
function closeMenu() {
  document.querySelector<Popover>(`#${layoutIds.menu}`)?.hidePopover?.();
}

/**
 * Closes the menu when an item is chosen, when focus moves to the page behind
 * it, or when the window becomes wide enough for the menu to be in the bar.
 */
export function followMenu() {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(`#${layoutIds.menu} a`)) closeMenu();
    // From now on, the button on the home page also closes the menu.
    target
      .closest(`[popovertarget=${layoutIds.menu}]`)
      ?.setAttribute("popovertargetaction", "toggle");
  });
  document.querySelector("main")?.addEventListener("focusin", closeMenu);
  matchMedia(wideQuery).onchange = matchMedia(fullQuery).onchange = closeMenu;
}
