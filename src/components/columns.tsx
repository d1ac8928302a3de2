import styled from "styled-components";
import { media, theme } from "../theme/theme";

/** A heading beside its text, or above it on narrow screens. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.column};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
