import { closeMenu, makeToggle, menuItems } from "../layout/menu-markup";
import { fullQuery, wideQuery } from "../theme/queries";

/**
 * Closes the menu when an item is chosen, when focus moves to the page behind
 * it, or when the window becomes wide enough for the menu to be in the bar.
 */
export function followMenu() {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(menuItems)) closeMenu();
    makeToggle(target);
  });
  document.querySelector("main")?.addEventListener("focusin", closeMenu);
  matchMedia(wideQuery).onchange = matchMedia(fullQuery).onchange = closeMenu;
}
