import styled from "styled-components";
import { theme } from "../theme/theme";

/** The short line beside or under a section's heading. */
export const Lead = styled.p`
  color: ${theme.color.lead};
  font: ${theme.weight.display} ${theme.fontSize.heading3} / 1.3
    ${theme.font.display};
  text-wrap: balance;
`;
