import { type ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";

const Frame = styled.section`
  display: grid;
  gap: ${theme.space.medium};
  padding-block: ${theme.space.large};
  border-top: ${theme.line.hair} solid ${theme.color.hairline};

  > h2 {
    font-size: ${theme.fontSize.heading3};
    line-height: ${theme.leading.heading};
  }
`;

interface SpecimenProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A component on the style guide, labeled with its name in code. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <Frame aria-label={name}>
      <h2>{name}</h2>
      {children}
    </Frame>
  );
}
