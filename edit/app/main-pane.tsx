import { type ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../src/theme/theme";
import { Soft } from "../components/look";
import type { ListedFile } from "../state/files";
import { titleId } from "../workspace/use-place";

const Main = styled.main`
  overflow: auto;
  padding: ${theme.space.base} ${theme.space.medium} ${theme.space.huge};

  h2 {
    font-size: 1.9rem;
  }

  h3 {
    font-size: ${theme.fontSize.large};
  }
`;

const About = styled(Soft)`
  margin-block: ${theme.space.hint} ${theme.space.base};
`;

interface MainPaneProps {
  readonly file: ListedFile;
  readonly children: ReactNode;
}

/** The pane in the middle: what is open, and what that is. */
export const MainPane = ({ file, children }: MainPaneProps) => (
  <Main aria-labelledby={titleId}>
    <h2 id={titleId} tabIndex={-1}>
      {file.title}
    </h2>
    <About as="p">{file.about}</About>
    {children}
  </Main>
);
