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
