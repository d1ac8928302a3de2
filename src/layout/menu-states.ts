import { media } from "../theme/media";

export interface MenuSize {
  /** Whether staff put pages in the menu, which then needs a wider window. */
  readonly $isLong: boolean;
}

/** Media query: the menu is laid out in the bar. */
export const inBar = ({ $isLong }: MenuSize) =>
  $isLong ? media.full : media.wide;

/** Media query: the menu is collapsed. */
export const collapsed = ({ $isLong }: MenuSize) =>
  $isLong ? media.notFull : media.narrow;

/**
 * Without script, nothing closes the menu when an item is chosen, but the
 * section that the item leads to gets the focus. The menu hides meanwhile, and
 * a button that only opens replaces the toggle, which would close it.
 */
export const focusInPage = "body:has(main :focus)";
