import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

/** The measure that every band's content is set to. */
export const Wrap = styled.div`
  width: min(${theme.size.wrap}, 100% - 2 * ${theme.space.medium});
  margin-inline: auto;

  ${media.print} {
    width: 100%;
  }
`;
