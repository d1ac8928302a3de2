import { css } from "styled-components";
import { theme } from "./theme";

/** Two rings, dark and gold, so that one is visible on any background. */
export const focusRing = css`
  outline: ${theme.line.focus} solid ${theme.color.focus};
  outline-offset: 2px;
  box-shadow: 0 0 0 ${theme.line.focusHalo} ${theme.color.focusHalo};
`;
