import styled, { css } from "styled-components";
import { theme } from "../theme/theme";

/** For screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: ${theme.line.hair};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
