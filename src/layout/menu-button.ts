import styled from "styled-components";
import { Button } from "../components/pressable";
import { media, theme } from "../theme/theme";

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

/** Opens and closes the collapsed menu. */
export const MenuButton = styled(Button)<MenuSize>`
  flex: none;
  padding: ${theme.space.tiny} min(${theme.space.small}, 4vw);

  ${inBar} {
    display: none;
  }

  /* Without popover support, the menu is always open, so hide the button. */
  @supports not selector(:popover-open) {
    display: none;
  }
`;
