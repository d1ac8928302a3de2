import styled from "styled-components";
import { theme } from "../theme/theme";
import { Lead } from "./lead";
import { headingId } from "./section-attributes";

interface SectionHeadingProps {
  /** The id of the section. */
  readonly of: string;
  readonly children: string;
  readonly lead?: string;
}

const LeadBelow = styled(Lead)`
  max-width: 20.4em;
  margin-top: ${theme.space.small};
`;

/** A section's heading, and its lead paragraph, if any. */
export function SectionHeading({ of, children, lead }: SectionHeadingProps) {
  return (
    <div>
      <h2 id={headingId(of)}>{children}</h2>
      {lead !== undefined && <LeadBelow>{lead}</LeadBelow>}
    </div>
  );
}
