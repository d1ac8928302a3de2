import styled, { css } from "styled-components";
import { media, theme } from "../theme/theme";

/** A pressed button, its bottom edge below the surface. */
export const pressedLook = css`
  box-shadow: 0 0 0 ${theme.color.dark};
  translate: 0 ${theme.line.edge};
`;

/** Sinks while it is pressed. */
export const sinking = css`
  &:active {
    ${pressedLook}
  }

  ${media.motion} {
    transition:
      translate ${theme.duration.press},
      box-shadow ${theme.duration.press};
  }
`;

/**
 * Shared style of links and buttons that look like buttons: an ink outline and
 * a hard bottom edge that sinks when pressed.
 */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${theme.size.target};
  padding: ${theme.space.small} ${theme.space.edge};
  border: ${theme.line.outline} solid ${theme.color.outline};
  border-radius: ${theme.radius.small};
  box-shadow: 0 ${theme.line.edge} 0 ${theme.color.dark};
  font: ${theme.displayFont("body", "heading")};
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: ${theme.line.outline};
  }

  &:focus-visible {
    box-shadow:
      0 0 0 ${theme.line.focusHalo} ${theme.color.focusHalo},
      0 ${theme.line.edge} 0 ${theme.color.dark};
  }

  ${sinking}

  /* On paper, only links to other sites, with their addresses. */
  ${media.print} {
    display: none;

    &[target] {
      display: block;
      min-height: 0;
      padding: 0;
      border: 0;
      text-align: start;
    }
  }
`;

/** The primary action of a band. */
export const actionColors = css`
  background: ${theme.color.accent};
  color: ${theme.color.dark};
`;

/** Secondary buttons. */
export const quietColors = css`
  background: ${theme.color.surface};
  color: ${theme.color.text};
`;

/**
 * A link that looks like a secondary button. Components extend this instead of
 * including `buttonLook` themselves, which would repeat the same CSS in every page.
 */
export const Pressable = styled.a`
  ${buttonLook}
  ${quietColors}
`;

/** A secondary button for an action on the current page. */
export const Button = styled(Pressable).attrs({ as: "button" })``;
