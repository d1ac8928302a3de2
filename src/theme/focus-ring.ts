import { css } from "styled-components";
import { theme } from "./theme";

/** Two rings, dark and gold, so that one is visible on any background. */
export const focusRing = css`
  outline: ${theme.line.focus} solid ${theme.color.focus};
  outline-offset: 2px;
  box-shadow: 0 0 0 calc(2 * ${theme.line.focus} + ${theme.line.hair})
    ${theme.color.focusHalo};
`;
