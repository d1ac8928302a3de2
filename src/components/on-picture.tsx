import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Wrap } from "./wrap";

/**
 * Words that are readable on any picture that staff choose: behind them, what
 * is darker than the scrim takes its color; at dusk, what is lighter. A calm sky
 * is neither, so it stays as it is.
 *
 * The picture must be behind them by `z-index: -1`, in a frame with `isolation:
 * isolate`.
 */
export const OnPicture = styled(Wrap)`
  h1,
  h2,
  p {
    position: relative;
    width: fit-content;

    &::before {
      content: "";
      position: absolute;
      z-index: -1;
      /* A large line of text is taller than its box. */
      inset: calc(-1 * max(${theme.space.small}, 0.2em))
        calc(-1 * ${theme.space.hint});
      border-radius: ${theme.radius.small};
      background: ${theme.color.scrim};
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
