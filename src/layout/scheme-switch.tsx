import React from "react";
import styled, { css } from "styled-components";
import { media } from "../theme/media";
import { switchAttributes } from "../theme/scheme-markup";
import { theme } from "../theme/theme";

/** A disc or an ellipse: its two radii, and where its center is. */
const disc = (shape: string, color: string) =>
  css`radial-gradient(${shape}, ${color} 98%, transparent)`;

/** A small round picture in the bar: the sun over a hill, at dusk the moon. */
const Switch = styled.button`
  display: none;
  flex: none;
  width: ${theme.size.target};
  height: ${theme.size.target};
  margin-inline: calc(-1 * ${theme.space.tiny});
  padding: ${theme.space.tiny};
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  cursor: pointer;

  /* Hidden without JavaScript, because it would do nothing. */
  ${media.scriptedRoomy} {
    display: block;
  }

  span {
    display: block;
    height: 100%;
    border: ${theme.line.outline} solid ${theme.color.outline};
    border-radius: ${theme.radius.round};
    background:
      ${disc("95% 42% at 35% 108%", theme.logo.land)},
      ${disc("24% 24% at 64% 30%", theme.logo.shadow)},
      ${disc("28% 28% at 52% 38%", theme.logo.sun)}, ${theme.logo.sky};
    forced-color-adjust: none;
  }

  ${media.wide} {
    margin-right: ${theme.space.tiny};
  }

  &:active span {
    translate: 0 ${theme.line.outline};
  }
`;

/** Switches between day and dusk; the early script handles the clicks. */
export function SchemeSwitch() {
  return (
    <Switch {...switchAttributes} title="Dusk">
      <span />
    </Switch>
  );
}
