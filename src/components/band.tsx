import { type ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { sectionAttributes } from "./section-heading";
import { Wrap } from "./wrap";

const Section = styled.section`
  padding-block: ${theme.space.band};
`;

interface BandProps {
  /** For links to the section, such as `mission`. */
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A full-width section of the home page. */
export const Band = ({ id, className, children }: BandProps) => (
  <Section {...sectionAttributes(id)} className={className}>
    <Wrap>{children}</Wrap>
  </Section>
);
