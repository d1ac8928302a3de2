import React, { type ReactNode } from "react";
import styled, { css } from "styled-components";
import { theme } from "../theme/theme";
import { Wrap } from "./wrap";

/** Of the mission alone. */
const dark = css`
  border-block: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.mission};
  color: ${theme.color.onDark};
  ${theme.vars.lead}: ${theme.color.accent};
  ${theme.vars.focus}: ${theme.color.onDark};
`;

const Section = styled.section<{ $isDark: boolean }>`
  padding-block: ${theme.space.band};
  ${({ $isDark }) => $isDark && dark}
`;

interface BandProps {
  /** Anchor for links to this section; omitted if nothing links to it. */
  readonly id?: string;
  /** The id of the heading that labels the section. */
  readonly labelledBy: string;
  readonly isDark?: boolean;
  readonly children: ReactNode;
}

/** A full-width section of the home page. */
export function Band(props: BandProps) {
  const { id, labelledBy, isDark = false, children } = props;
  return (
    <Section
      id={id}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      $isDark={isDark}
    >
      <Wrap>{children}</Wrap>
    </Section>
  );
}
