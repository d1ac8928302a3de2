import { documentMistake } from "../../src/content/rules/document-files";
import { logoFile } from "../../src/content/schema/logo";
import { duskPicture, nameOf } from "../../src/content/schema/upload-names";
import { base64Of } from "../store/encoding";
import { Row } from "../components/look";
import { encodePicture } from "../pictures/encode-picture";
import { FileChooser } from "../pictures/file-chooser";
import { documentPath, newPicturePath } from "../pictures/picture-names";
import { Refused } from "../store/refused";
import { addedEntry } from "../state/uploads";
import { useWorkspace } from "../workspace/use-workspace";
import { UploadCard } from "./upload-card";

/** All pictures, or all documents, and where each is used. */
export function FolderPane() {
  const workspace = useWorkspace();
  const { file: folder, pictures } = workspace;
  const { live, state } = workspace.editing;
  const { texts } = state;
  const { blockingIn } = workspace.problems;
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
      {paths.map((path) => (
        <UploadCard key={path} path={path} />
      ))}
    </>
  );
}
