import styled from "styled-components";
import { Button } from "../components/pressable";
import { theme } from "../theme/theme";
import { inBar, type MenuSize } from "./menu-states";

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
