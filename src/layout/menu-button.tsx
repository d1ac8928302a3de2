import React from "react";
import styled from "styled-components";
import { Button } from "../components/button";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { focusInPage, inBar, type MenuSize } from "./menu-states";

interface MenuButtonProps {
  /** Whether an item of the menu can lead to a section of the same page. */
  readonly hasSections: boolean;
  readonly isLong: boolean;
  /** Id of the menu that it opens. */
  readonly menuId: string;
}

const Base = styled(Button)<MenuSize>`
  padding: ${theme.space.tiny} ${theme.space.small};

  ${inBar} {
    display: none;
  }

  /* Without popover support, the menu is always open, so hide the button. */
  @supports not selector(:popover-open) {
    display: none;
  }
`;

const Toggle = styled(Base)`
  ${media.unscripted} {
    ${focusInPage} &,
    &:has(+ noscript :active),
    &:has(+ noscript :focus) {
      display: none;
    }
  }
`;

const Opener = styled(Base)`
  &:not(${focusInPage} &, :active, :focus) {
    display: none;
  }
`;

/** The button that opens and closes the collapsed menu. */
export function MenuButton({ hasSections, isLong, menuId }: MenuButtonProps) {
  const menu = { $isLong: isLong, popoverTarget: menuId };
  if (!hasSections) return <Base {...menu}>Menu</Base>;
  return (
    <>
      <Toggle {...menu}>Menu</Toggle>
      <noscript>
        <Opener {...menu} popoverTargetAction="show">
          Menu
        </Opener>
      </noscript>
    </>
  );
}
