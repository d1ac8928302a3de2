import { Fragment, useState } from "react";
import styled from "styled-components";
import { theme } from "../../src/theme/theme";
import {
  Badge,
  Button,
  Input,
  PlainButton,
  chosenInForcedColors,
} from "../components/look";
import { ProblemBadge } from "../components/problem-badge";
import type { ChangedFile } from "../store/texts";
import { type FileGroup, isFolder } from "../state/files";
import type { Editing } from "../workspace/use-editing";
import type { Navigation } from "../workspace/use-place";
import type { Problems } from "../workspace/use-problems";
import { addPage } from "../workspace/write-pages";

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
  padding: ${theme.space.hint} ${theme.space.snug};
  border-radius: ${theme.radius.small};
  align-items: center;

  &:hover {
    text-decoration: underline;
  }

  &[aria-current] {
    background: ${theme.color.page};
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
    /* At dusk, the backgrounds hardly differ. */
    box-shadow: inset ${theme.space.hint} 0 ${theme.color.accent};
    ${chosenInForcedColors}
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space.tiny};
  justify-items: start;
  padding: ${theme.space.small} ${theme.space.snug};

  label {
    width: 100%;
  }
`;

interface FileListProps
  extends
    Pick<Editing, "live">,
    Pick<Problems, "blockingIn">,
    Pick<Navigation, "openPlace"> {
  readonly groups: readonly FileGroup[];
  readonly current: string;
  readonly statuses: readonly FileStatus[];
}

interface FileStatus {
  readonly path: string;
  readonly state: "new" | "changed" | "removed";
}

/** How a file differs from what was last read or saved. */
export const statusOf = ({ path, before, after }: ChangedFile): FileStatus => ({
  path,
  state: before === null ? "new" : after === null ? "removed" : "changed",
});

/** Adds a page with a title, from which its address is made. */
function AddPage({
  live,
  openPlace,
}: Pick<FileListProps, "live" | "openPlace">) {
  const [title, setTitle] = useState("");
  const [isThere, setThere] = useState(false);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const { path, isNew } = addPage(live, title.trim());
        openPlace({ path });
        setThere(!isNew);
        setTitle("");
      }}
    >
      <label htmlFor="new-page">
        Title of a new page
        <Input
          id="new-page"
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            setThere(false);
          }}
        />
      </label>
      <div role="status">
        {isThere && <p>It’s already in the list, and is open now.</p>}
      </div>
      <Button type="submit" disabled={title.trim() === ""}>
        Add a page
      </Button>
    </Form>
  );
}

/** Everything that can be edited, with badges on what is wrong or has changed. */
export function FileList(props: FileListProps) {
  const { groups, current, statuses } = props;
  const { live, blockingIn, openPlace } = props;
  return (
    <Nav aria-label="What to edit">
      {groups.map(({ title, files }) => (
        <Fragment key={title}>
          <Heading>{title}</Heading>
          {files.map((file) => {
            const problems = blockingIn(file.path);
            const status = statuses.find(({ path }) =>
              `${path}/`.startsWith(`${file.path}/`),
            );
            return (
              <Item
                key={file.path}
                aria-current={file.path === current ? "page" : undefined}
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
          {title === "Pages" && <AddPage live={live} openPlace={openPlace} />}
        </Fragment>
      ))}
    </Nav>
  );
}
