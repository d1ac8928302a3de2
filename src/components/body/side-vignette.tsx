import styled from "styled-components";
import type { IconName } from "../../content/schema/icon-names";
import { media, theme } from "../../theme/theme";
import { Vignette } from "../drawing";

/**
 * At the right end of the lines that follow, which may be shorter than the page
 * is wide.
 */
const Side = styled.div`
  float: right;
  clear: right;
  width: ${theme.size.patch};
  margin: 0 max(0%, 100% - ${theme.size.measure}) 0 ${theme.space.base};

  /* The words need the space. */
  ${media.cramped} {
    display: none;
  }
`;

export function SideVignette({ name }: { readonly name: IconName }) {
  return (
    <Side>
      <Vignette name={name} />
    </Side>
  );
}
