import React from "react";
import styled from "styled-components";
import type { IconName } from "../../content/icon-names";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Vignette } from "../vignette";

/** A drawing at the end of the lines of the heading and text that follow. */
const Side = styled.div`
  float: right;
  clear: right;
  width: ${theme.size.patch};
  padding-left: ${theme.space.base};
  box-sizing: content-box;

  img {
    width: 100%;
    height: auto;
  }

  ${media.print} {
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
