import styled from "styled-components";
import { theme } from "../../src/theme/theme";
import { Soft } from "../components/look";
import { isFolder } from "../state/files";
import { titleId } from "../workspace/focus-field";
import { useWorkspace } from "../workspace/use-workspace";
import { FilePane } from "./file-pane";
import { FolderPane } from "./folder-pane";

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

/** The pane in the middle: what is open, and what that is. */
export function MainPane() {
  const { file } = useWorkspace();
  return (
    <Main aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {file.title}
      </h2>
      <About as="p">{file.about}</About>
      {isFolder(file.path) ? <FolderPane key={file.path} /> : <FilePane />}
    </Main>
  );
}
