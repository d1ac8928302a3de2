import styled, { css } from "styled-components";
import { media, recolored, theme } from "../theme/theme";
import { Wrap } from "./wrap";

/** For a picture without a version for dusk. */
const hazeAtDusk = css`
  ${media.dusk} {
    ${recolored("scrim", theme.duskHaze)}
  }

  ${media.moreContrast} {
    ${recolored("scrim", theme.color.page)}
  }
`;

/** For the frame around {@link OnPicture}, whose picture is behind the words. */
export const pictureBehind = ({ $isTinted }: { $isTinted: boolean }) => css`
  position: relative;
  isolation: isolate;
  background: ${theme.color.sky};
  /* A picture without a version for dusk begins with the color of the frame,
     like the drawn skies. At dusk, light words need a darker picture than
     usual. */
  --fade: ${theme.fade.behindWords};
  --tint: 0.5;

  img {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${$isTinted && hazeAtDusk}
`;

/**
 * Words that are readable on any picture that staff choose: behind them, what
 * is darker than the scrim takes its color; at dusk, what is lighter. A calm sky
 * is neither, so it stays as it is. The scrims of all lines flow into one shade
 * without an edge. They must be in a frame with {@link pictureBehind}.
 */
export const OnPicture = styled(Wrap)`
  h1,
  h2,
  p {
    position: relative;
    width: fit-content;

    &::before {
      content: "";
      display: var(--scrim-display, block);
      position: absolute;
      z-index: -1;
      /* A large line of text is taller than its box. */
      inset: calc(-1 * max(${theme.space.small}, 0.2em))
        calc(-1 * ${theme.space.hint});
      background: ${theme.color.scrim};
      box-shadow: 0 0 ${theme.space.base} ${theme.space.base}
        ${theme.color.scrim};
      mix-blend-mode: lighten;

      ${media.dusk} {
        mix-blend-mode: darken;
      }

      ${media.forcedColors} {
        mix-blend-mode: normal;
      }
    }
  }
`;
