import React from "react";
import styled from "styled-components";
import { Band } from "../components/band";
import { Columns } from "../components/columns";
import { Paragraphs } from "../components/paragraphs";
import { SectionHeading } from "../components/section-heading";
import { theme } from "../theme/theme";

export interface AboutProps {
  readonly lead: string;
  readonly text: string;
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space.base};
  max-width: ${theme.size.measure};
  font-size: ${theme.fontSize.large};
`;

export function About({ lead, text }: AboutProps) {
  return (
    <Band id="about" labelledBy="about-heading" background="paper">
      <Columns>
        <SectionHeading id="about-heading" lead={lead}>
          About Our Foundation
        </SectionHeading>
        <Text>
          <Paragraphs text={text} />
        </Text>
      </Columns>
    </Band>
  );
}
