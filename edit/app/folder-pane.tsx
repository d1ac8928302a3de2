import styled from "styled-components";
import { documentMistake } from "../../src/content/rules/document-files";
import { logoFile } from "../../src/content/schema/logo";
import { duskPicture, nameOf } from "../../src/content/schema/upload-names";
import { fileSize } from "../../src/content/words/amounts";
import { theme } from "../../src/theme/theme";
import { base64Of } from "../store/encoding";
import { ProblemNotes } from "../forms/problem-note";
import { firstClick } from "../components/first-click";
import { Button, Card, Flow, Row, Soft } from "../components/look";
import { encodePicture } from "../pictures/encode-picture";
import { FileChooser } from "../pictures/file-chooser";
import { documentPath, newPicturePath } from "../pictures/picture-names";
import { Refused } from "../store/refused";
import { findUpload, usersOf } from "../state/upload-places";
import { addedEntry, uploadIn } from "../state/uploads";
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

/** All pictures, or all documents, and where each is used. */
export function FolderPane() {
  const workspace = useWorkspace();
  const { file: folder, pictures, fileTitle } = workspace;
  const { live, state } = workspace.editing;
  const { texts } = state;
  const { blockingIn } = workspace.problems;
  const { openPlace } = workspace.navigation;
  const isPictures = folder.path === "images";
  const all = [...texts.keys()].filter((path) =>
    path.startsWith(`${folder.path}/`),
  );
  // A version for dusk is shown beside its picture.
  const duskVersions = new Set(all.map(duskPicture));
  const isFirst = (path: string) =>
    blockingIn(path).length > 0 || !state.stored.has(path);
  const paths = all
    .filter((path) => !duskVersions.has(path))
    .toSorted()
    // What is new or wrong would be far down.
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));

  const add = (path: string, text: string) => {
    const question = `Replace ${nameOf(path)}? To keep both, cancel, and give your file another name.`;
    if (texts.has(path) && !confirm(question)) return undefined;
    live.write([{ path, text }]);
    return path;
  };
  const addPicture = async (file: File) => {
    // The site finds its logo by its name.
    const isTaken = (path: string) => path !== logoFile && pictures.has(path);
    const path = newPicturePath(file.name, isTaken);
    return add(path, await encodePicture(file, path));
  };
  const addDocument = async (file: File) => {
    if (!/\.pdf$/i.test(file.name)) {
      throw new Refused(
        `${file.name} isn’t a PDF. Save it as a PDF, and choose that.`,
      );
    }
    const text = base64Of(new Uint8Array(await file.arrayBuffer()));
    const path = documentPath(file.name);
    const mistake = documentMistake(addedEntry(path, text));
    if (mistake) {
      throw new Refused(
        `${file.name} is ${mistake.found}. To fix it: ${mistake.fix}.`,
      );
    }
    return add(path, text);
  };
  return (
    <>
      <Row>
        <FileChooser
          label={isPictures ? "Add a picture" : "Add a PDF"}
          accept={isPictures ? "image/*" : "application/pdf"}
          onChoose={isPictures ? addPicture : addDocument}
        />
      </Row>
      {paths.map((path) => {
        const picture = pictures.get(path);
        const dusk = duskPicture(path);
        const atDusk = pictures.get(dusk);
        const users = usersOf(texts, path);
        const versions = atDusk ? [path, dusk] : [path];
        return (
          <Card key={path} aria-label={nameOf(path)}>
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
                    document
                      .getElementById(titleId)
                      ?.focus({ preventScroll: true });
                    live.write(
                      versions.map((each) => ({ path: each, text: null })),
                    );
                  })}
                >
                  Delete
                </Button>
              )}
            </Row>
            <ProblemNotes problems={versions.flatMap(blockingIn)} />
          </Card>
        );
      })}
    </>
  );
}
