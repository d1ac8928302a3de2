import styled from "styled-components";
import { theme } from "../../src/theme/theme";
import { Dialog } from "../components/look";

/** For texts to compare. Its last part, the buttons, stays in view. */
export const WideDialog = styled(Dialog)`
  width: min(56rem, 94vw);
  max-height: 90svh;

  &::backdrop {
    background: ${theme.color.dark};
    opacity: 0.7;
  }

  h2 {
    font-size: 1.9rem;
  }

  section,
  h2 + *,
  label {
    display: block;
    margin-block: ${theme.space.small};
  }

  @media (min-height: 30em) {
    /* Keeps the focused element from being hidden behind the buttons. */
    scroll-padding-bottom: ${theme.space.vast};

    > :last-child {
      position: sticky;
      bottom: -${theme.space.base};
      margin-bottom: -${theme.space.base};
      padding-block: ${theme.space.small} ${theme.space.base};
      background: ${theme.color.surface};
    }
  }
`;
