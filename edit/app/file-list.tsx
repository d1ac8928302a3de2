import { Fragment } from "react";
import styled from "styled-components";
import { theme } from "../../src/theme/theme";
import {
  Badge,
  PlainButton,
  chosenInForcedColors,
  lowForMouse,
} from "../components/look";
import { ProblemBadge } from "../components/problem-badge";
import { useSame } from "../components/use-same";
import type { ChangedFile } from "../store/texts";
import { groups } from "../state/file-descriptions";
import { isFolder } from "../state/files";
import { useWorkspace } from "../workspace/use-workspace";
import { AddPage } from "./add-page";

const Nav = styled.nav`
  overflow: auto;
  padding: ${theme.space.small};
  background: ${theme.color.mission};
  color: ${theme.color.onDark};
`;

const Heading = styled.h2`
  margin: ${theme.space.base} ${theme.space.snug} ${theme.space.hint};
  color: ${theme.color.accent};
  font: ${theme.weight.strong} ${theme.fontSize.label} / 1.5 ${theme.font.text};
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

const Item = styled(PlainButton)`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.tiny};
  width: 100%;
  min-height: ${theme.size.target};
  ${lowForMouse}
  padding: ${theme.space.hint} ${theme.space.snug};
  border-radius: ${theme.radius.small};
  align-items: center;

  &[aria-current] {
    background: ${theme.color.page};
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
    /* At dusk, the backgrounds hardly differ. */
    box-shadow: inset ${theme.space.hint} 0 ${theme.color.accent};
    ${chosenInForcedColors}
  }
`;

/** How a file differs from what was last read or saved. */
const statusOf = ({ path, before, after }: ChangedFile) => ({
  path,
  state: before === null ? "new" : after === null ? "removed" : "changed",
});

/** Everything that can be edited, with badges on what is wrong or has changed. */
export function FileList() {
  const workspace = useWorkspace();
  const { files, file: current } = workspace;
  const { openPlace } = workspace.navigation;
  const { blockingIn } = workspace.problems;
  const statuses = useSame(workspace.editing.changes.map(statusOf));
  return (
    <Nav aria-label="What to edit">
      {groups.map((group) => (
        <Fragment key={group}>
          <Heading>{group}</Heading>
          {files
            .filter((each) => each.group === group)
            .map((file) => {
              const problems = blockingIn(file.path);
              const status = statuses.find(({ path }) =>
                `${path}/`.startsWith(`${file.path}/`),
              );
              return (
                <Item
                  key={file.path}
                  aria-current={file.path === current.path ? "page" : undefined}
                  onClick={() => openPlace({ path: file.path })}
                >
                  {file.title}
                  {problems.length > 0 ? (
                    <ProblemBadge problems={problems} />
                  ) : (
                    status && (
                      <Badge $kind="changed">
                        {isFolder(file.path) ? "changed" : status.state}
                      </Badge>
                    )
                  )}
                </Item>
              );
            })}
          {group === "Pages" && <AddPage />}
        </Fragment>
      ))}
    </Nav>
  );
}
