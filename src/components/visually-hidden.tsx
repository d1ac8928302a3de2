import styled from "styled-components";
import { theme } from "../theme/theme";

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: ${theme.line.hair};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
