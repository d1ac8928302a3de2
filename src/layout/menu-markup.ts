// What the menu and the inline script that closes it agree on.

import { layoutIds } from "../content/schema/layout-ids";

const menuId = layoutIds.menu;

/** Attributes of the menu. */
export const menuAttributes = { id: menuId, popover: "auto" } as const;

/**
 * Attributes of the button that opens and closes the menu. On the home page, it
 * only opens the menu until a script makes it a toggle. Without a script,
 * choosing a section only hides the open menu (see `site-menu.tsx`), and a
 * toggle would close it instead of showing it again.
 */
export const menuButtonAttributes = (isHome: boolean) => ({
  popoverTarget: menuId,
  ...(isHome && { popoverTargetAction: "show" as const }),
});

interface Popover extends Element {
  /** Undefined in browsers without popovers, where the menu is always open. */
  readonly hidePopover?: () => void;
}

/** Closes the menu. Hiding a hidden one has no effect. */
export function closeMenu() {
  document.querySelector<Popover>(`#${menuId}`)?.hidePopover?.();
}

/** Selects the items of the menu. */
export const menuItems = `#${menuId} a`;

/** If it is the menu's button that is pressed, makes it a toggle. */
export function makeToggle(pressed: Element) {
  pressed
    .closest(`[popovertarget=${menuId}]`)
    ?.setAttribute("popovertargetaction", "toggle");
}
