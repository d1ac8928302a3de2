import React from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";

interface SectionHeadingProps {
  readonly id: string;
  readonly children: string;
  readonly lead?: string;
}

const Heading = styled.h2`
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

const Lead = styled.p`
  max-width: 19.4em;
  margin-top: ${theme.space.small};
  color: ${theme.color.lead};
  font: ${theme.weight.medium} ${theme.fontSize.heading3} / 1.3
    ${theme.font.display};
`;

/** A section's heading, with a gold bar above, and its lead paragraph, if any. */
export function SectionHeading({ id, children, lead }: SectionHeadingProps) {
  return (
    <div>
      <Heading id={id}>{children}</Heading>
      {lead !== undefined && <Lead>{lead}</Lead>}
    </div>
  );
}
