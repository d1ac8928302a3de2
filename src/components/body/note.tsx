import { type ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme/theme";

interface NoteProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Frame = styled.div`
  padding: ${theme.space.edge};
  border: ${theme.line.outline} solid ${theme.color.outline};
  border-left-width: ${theme.space.snug};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surface};

  > * + * {
    margin-top: ${theme.space.small};
  }
`;

const Title = styled.p`
  font: ${theme.displayFont("large", "heading")};
`;

/**
 * A framed note for information that readers must not miss. Not an `aside`,
 * which reader views leave out.
 */
export function Note({ title, children }: NoteProps) {
  return (
    <Frame role="note" aria-label={title}>
      <Title>{title}</Title>
      {children}
    </Frame>
  );
}
