import { type ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../src/theme/theme";

const Page = styled.main`
  display: grid;
  gap: ${theme.space.base};
  width: min(32rem, 92vw);
  margin: ${theme.space.vast} auto;
`;

/** A message before the editor opens. */
export const FirstPage = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <h1>Edit the website</h1>
    {children}
  </Page>
);
