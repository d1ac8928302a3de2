import styled from "styled-components";
import { media, theme } from "../theme/theme";

/** Centers a band's content and limits its width. */
export const Wrap = styled.div`
  width: min(${theme.size.wrap}, 100% - 2 * ${theme.space.edge});
  margin-inline: auto;

  ${media.print} {
    width: auto;
    /* The printer would cut off outlines at the edge. */
    margin-inline: ${theme.line.outline};
  }
`;
