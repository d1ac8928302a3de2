import styled, { css, keyframes } from "styled-components";
import { focusRing } from "../theme/focus-ring";
import { media, theme } from "../theme/theme";

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 ${theme.space.small};
  }
`;

const look = css<{ $isDragging: boolean }>`
  position: relative;
  width: min(24rem, 100vw - 2 * ${theme.space.medium});
  padding: ${theme.space.base};
  border: ${theme.line.outline} solid ${theme.color.outline};
  border-radius: ${theme.radius.small};
  /* The outer ring separates it from the footer, which is as dark as its edge. */
  box-shadow:
    0 ${theme.line.edge} 0 ${theme.color.dark},
    0 0 0 ${theme.line.outline} ${theme.color.page},
    0 ${theme.line.edge} 0 ${theme.line.outline} ${theme.color.page};
  background: ${theme.color.surface};
  /* As in links: it shows an email address. */
  hyphens: manual;
  pointer-events: auto;
  /* Horizontal swipes are handled in script; vertical ones scroll the page. */
  touch-action: pan-y;

  /* A mouse that is beside the words, not on them, swipes. */
  [role="status"] > * {
    display: block;
    width: fit-content;
  }

  strong {
    margin: 0 ${theme.space.large} ${theme.space.hint} 0;
    font: ${theme.displayFont("large", "heading")};
  }

  /* F8 focuses the area around the card, which has no visible box itself. */
  *:focus-visible > & {
    ${focusRing}
  }

  /* Keep focused elements from being scrolled behind the toast… */
  html:has(&) {
    scroll-padding-bottom: 14rem;
  }

  /* …and move the toast up in the footer, where the page can't scroll further. */
  html:has(footer :focus-visible) & {
    position: fixed;
    top: calc(${theme.size.bar} + ${theme.space.medium});
    right: ${theme.space.medium};
  }

  ${media.motion} {
    animation: ${rise} ${theme.duration.toast} ease-out;
    transition: ${({ $isDragging }) =>
      $isDragging ? "none" : `all ${theme.duration.toast}`};
  }
`;

const leaving = css`
  opacity: 0;
  visibility: hidden;
  animation: none;
`;

interface ToastCardProps {
  /** Undefined without a toast: then it takes up no space. */
  readonly $isShown: boolean | undefined;
  readonly $isDragging: boolean;
}

/** The visible card of a toast; visitors swipe it to dismiss. */
export const ToastCard = styled.div<ToastCardProps>`
  ${({ $isShown }) => $isShown !== undefined && look}
  ${({ $isShown }) => $isShown === false && leaving}
`;

/** Outside the live region, so that its label is not announced. */
export const DismissButton = styled.button.attrs({ type: "button" })`
  position: absolute;
  top: ${theme.space.small};
  right: ${theme.space.small};
  width: ${theme.space.large};
  height: ${theme.space.large};
  padding: 0;
  border: ${theme.line.outline} solid ${theme.color.outline};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: inherit;
  line-height: 1;
  cursor: pointer;
`;
