import React, { type ReactNode } from "react";
import styled, { css } from "styled-components";
import { theme } from "../theme/theme";
import { Wrap } from "./wrap";

/**
 * - `paper`: the page's background color.
 * - `forest`: the one dark band, for the mission.
 */
type BandBackground = "paper" | "forest";

const backgrounds = {
  paper: css``,
  forest: css`
    border-block: ${theme.line.outline} solid ${theme.color.outline};
    background: ${theme.color.mission};
    color: ${theme.color.onDark};
    ${theme.vars.color.lead}: ${theme.color.accent};
    ${theme.vars.color.focus}: ${theme.color.onDark};
  `,
} as const;

const Section = styled.section<{ $background: BandBackground }>`
  padding-block: ${theme.space.band};
  ${({ $background }) => backgrounds[$background]}
`;

interface BandProps {
  /** Anchor for links to this section; omitted if nothing links to it. */
  readonly id?: string;
  /** The id of the heading that labels the section. */
  readonly labelledBy: string;
  readonly background: BandBackground;
  readonly children: ReactNode;
}

/** A full-width section of the home page. */
export function Band({ id, labelledBy, background, children }: BandProps) {
  return (
    <Section
      id={id}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      $background={background}
    >
      <Wrap>{children}</Wrap>
    </Section>
  );
}
