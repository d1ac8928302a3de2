import styled from "styled-components";
import { logoFile } from "../../src/content/schema/logo";
import { duskPicture, nameOf } from "../../src/content/schema/upload-names";
import { fileSize } from "../../src/content/words/amounts";
import { theme } from "../../src/theme/theme";
import { firstClick } from "../components/first-click";
import { Button, Card, Flow, Row, Soft } from "../components/look";
import { ProblemNotes } from "../forms/problem-note";
import { findUpload, usersOf } from "../state/upload-places";
import { uploadIn } from "../state/uploads";
import { titleId } from "../workspace/focus-field";
import { useWorkspace } from "../workspace/use-workspace";

const Pictures = styled(Flow)`
  margin-block: ${theme.space.tiny};

  img {
    height: 8rem;
    max-width: calc(50% - ${theme.space.hint});
    object-fit: cover;
    border: ${theme.line.outline} solid ${theme.color.outline};
  }
`;

/**
 * A picture with its version for dusk, or a document, and where it is used. It can be
 * deleted if nothing uses it.
 */
export function UploadCard({ path }: { readonly path: string }) {
  const workspace = useWorkspace();
  const { pictures, fileTitle } = workspace;
  const { live, state } = workspace.editing;
  const { texts } = state;
  const { blockingIn } = workspace.problems;
  const { openPlace } = workspace.navigation;
  const picture = pictures.get(path);
  const dusk = duskPicture(path);
  const atDusk = pictures.get(dusk);
  const users = usersOf(texts, path);
  const versions = atDusk ? [path, dusk] : [path];
  return (
    <Card aria-label={nameOf(path)}>
      <Row>
        <strong>{nameOf(path)}</strong>
        <Soft>
          {picture
            ? `${picture.width} × ${picture.height} pixels`
            : fileSize(uploadIn(state, path, texts.get(path) ?? "").size)}
        </Soft>
      </Row>
      {picture && (
        <Pictures>
          <img src={picture.src} alt="" loading="lazy" />
          {atDusk && <img src={atDusk.src} alt="" loading="lazy" />}
        </Pictures>
      )}
      <Row>
        <Soft>
          {path === logoFile
            ? "Used in the top bar of every page."
            : users.length > 0
              ? "Used in"
              : "No page uses it."}
        </Soft>
        {users.map(([each, text]) => (
          <Button
            key={each}
            aria-label={`${fileTitle(each)}: ${nameOf(path)}`}
            onClick={() => openPlace(findUpload(path, each, text))}
          >
            {fileTitle(each)}
          </Button>
        ))}
        {users.length === 0 && (
          <Button
            aria-label={`Delete ${nameOf(path)}`}
            onClick={firstClick(() => {
              // The button that has the focus goes away.
              document.getElementById(titleId)?.focus({ preventScroll: true });
              live.write(versions.map((each) => ({ path: each, text: null })));
            })}
          >
            Delete
          </Button>
        )}
      </Row>
      <ProblemNotes problems={versions.flatMap(blockingIn)} />
    </Card>
  );
}
