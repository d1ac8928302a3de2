import React from "react";
import { FilePane } from "./file-pane";
import { FolderPane } from "./folder-pane";
import { addedFor } from "./state/added-files";
import { changeText, writeFiles } from "./state/content-state";
import type { KnownPictures } from "./pictures/known-pictures";
import { type ListedFile, isFolder } from "./state/files";
import type { LinkTarget } from "./state/link-targets";
import type { Editing } from "./state/use-editing";
import type { Navigation } from "./use-place";
import type { FoundProblems } from "./use-problems";
import type { Writing } from "./use-writing";

interface OpenFileProps {
  readonly file: ListedFile;
  readonly editing: Editing;
  readonly navigation: Navigation;
  readonly found: FoundProblems;
  readonly writing: Writing;
  readonly pictures: KnownPictures;
  readonly linkTargets: readonly LinkTarget[];
  /** What staff call a file. */
  readonly fileTitle: (path: string) => string;
}

/** The file that is being edited as a form, or what is in a folder. */
export function OpenFile(props: OpenFileProps) {
  const { file, editing, navigation, found, writing } = props;
  const { pictures, linkTargets, fileTitle } = props;
  const { state, checkedTexts, update } = editing;
  const { place, asked, setPlace, openPlace } = navigation;
  const { reportedInFile, problemsInFile, objectionsTo } = found;
  const { write, addPicture: onAddPicture, rename } = writing;
  const { texts } = state;
  const { path } = file;
  // Each by itself: the compiler then keeps those that typing doesn't change, and
  // a key doesn't render every field again.
  const problems = reportedInFile(path);
  const onWrite = (text: string | null) =>
    update((now) => {
      // A picture that only a deleted page had isn't published.
      const unused = text === null ? addedFor(now, path) : [];
      const removed = unused.map((each) => ({ path: each, text: null }));
      return writeFiles(now, [{ path, text }, ...removed]);
    });
  const onChange = (change: (text: string) => string, undoGroup?: string) =>
    update((now) => changeText(now, path, change, undoGroup));
  const onObject = () => objectionsTo(path);
  const onRename = (name: string) => rename(path, name);
  if (isFolder(path)) {
    return (
      <FolderPane
        key={path}
        folder={file}
        entries={state.others.entries}
        onWrite={write}
        onOpen={openPlace}
        {...{ texts, pictures, fileTitle, problemsInFile }}
      />
    );
  }
  return (
    <FilePane
      text={texts.get(path)}
      checkedText={checkedTexts.get(path)}
      onPlace={setPlace}
      onOpen={openPlace}
      {...{
        file,
        problems,
        problemsInFile,
        pictures,
        linkTargets,
        place,
        asked,
      }}
      {...{ onWrite, onChange, onAddPicture, onObject, onRename }}
    />
  );
}
