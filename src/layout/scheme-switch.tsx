import styled, { css } from "styled-components";
import { menuWords } from "../content/words/phrases";
import { media, recolored, theme } from "../theme/theme";

/** Of the track. */
const width = "3.4rem";

/** A disc in the track: its two radii, and where its center is. */
const disc = (radii: string, center: string, color: string) =>
  css`radial-gradient(${radii} at ${center}, ${color} 94%, transparent)`;

/**
 * The sun, bright by day, and the moon, bright at dusk; what covers a part of
 * the moon has the color of the track.
 */
const track = (sun: string, moon: string) => css`
  background:
    ${disc("18% 38%", "27% 50%", sun)},
    ${disc("15% 32%", "78% 40%", theme.color.surface)},
    ${disc("17% 36%", "73% 50%", moon)}, ${theme.color.surface};
`;

const Switch = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.tiny};
  width: 100%;
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: inherit;
  font: ${theme.displayFont("body", "heading")};
  cursor: pointer;

  &::after {
    content: "";
    width: ${width};
    aspect-ratio: 2;
    border: ${theme.line.outline} solid ${theme.color.outline};
    border-radius: ${width};
    forced-color-adjust: none;
    ${track(theme.color.accent, theme.color.hairline)}

    ${media.dusk} {
      ${track(theme.color.hairline, theme.color.accent)}
    }
  }

  /* Otherwise, the pale gold of the bright one would be harder to see than the
     dark one. */
  ${media.moreContrast} {
    ${recolored("accent", theme.color.text)}
    ${recolored("hairline", theme.color.surface)}
  }

  &:active::after {
    translate: 0 ${theme.line.outline};
  }
`;

/** Switches between day and dusk; `inline-script/scheme.ts` handles the clicks. */
export const SchemeSwitch = () => (
  <Switch role="switch" aria-checked={false}>
    <span>{menuWords.dusk}</span>
  </Switch>
);
