import { type ReactNode } from "react";
import styled, { css } from "styled-components";
import { theme } from "../theme/theme";
import { sectionAttributes } from "./section-heading";
import { Wrap } from "./wrap";

/** Only for the mission. */
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
  /** For links to the section, such as `mission`. */
  readonly id: string;
  readonly isDark?: boolean;
  readonly children: ReactNode;
}

/** A full-width section of the home page. */
export function Band(props: BandProps) {
  const { id, isDark = false, children } = props;
  return (
    <Section {...sectionAttributes(id)} $isDark={isDark}>
      <Wrap>{children}</Wrap>
    </Section>
  );
}
