import React from "react";
import styled from "styled-components";
import { Band } from "../components/band";
import { type Figure, Figures } from "../components/figures";
import { SectionHeading } from "../components/section-heading";
import { theme } from "../theme/theme";

export interface ImpactProps {
  readonly lead: string;
  readonly figures: readonly Figure[];
}

const Below = styled.div`
  margin-top: ${theme.space.huge};
`;

export function Impact({ lead, figures }: ImpactProps) {
  return (
    <Band labelledBy="impact-heading" background="deep">
      <SectionHeading id="impact-heading" lead={lead}>
        Our Impact
      </SectionHeading>
      <Below>
        <Figures figures={figures} />
      </Below>
    </Band>
  );
}
