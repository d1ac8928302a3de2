import React from "react";
import styled, { css } from "styled-components";
import { theme } from "../theme/theme";
import { Lead } from "./lead";

interface SectionHeadingProps {
  readonly id: string;
  readonly children: string;
  readonly lead?: string;
  /** Without the gold bar, where a picture or a sign opens the section. */
  readonly plain?: boolean;
}

const bar = css`
  &::before {
    content: "";
    display: block;
    width: ${theme.size.emblem};
    height: ${theme.space.snug};
    margin-bottom: ${theme.space.base};
    border: ${theme.line.outline} solid currentColor;
    background: ${theme.color.accent};
  }
`;

const Heading = styled.h2<{ $plain: boolean }>`
  ${({ $plain }) => !$plain && bar}
`;

const LeadBelow = styled(Lead)`
  max-width: 19.4em;
  margin-top: ${theme.space.small};
`;

/** A section's heading, with a gold bar above, and its lead paragraph, if any. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, children, lead, plain = false } = props;
  return (
    <div>
      <Heading id={id} $plain={plain}>
        {children}
      </Heading>
      {lead !== undefined && <LeadBelow>{lead}</LeadBelow>}
    </div>
  );
}
