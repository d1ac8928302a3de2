import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/** A heading with its text: beside it where there is room, else above. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.column};
  align-items: start;

  ${media.wide} {
    grid-template-columns: 5fr 7fr;
  }
`;
