import { Suspense, lazy, useEffect, useState } from "react";
import styled from "styled-components";
import { EditorBar } from "./bar";
import { FileList, statusOf } from "./file-list";
import { FilePane } from "./file-pane";
import { FolderPane } from "./folder-pane";
import { loadPageText } from "./file-form";
import { usePictureSources } from "../pictures/picture-sources";
import { PagePane } from "../preview/page-pane";
import { ProblemList } from "./problem-list";
import { baseOf, redo, undo } from "../state/content-state";
import type { Draft } from "../state/drafts";
import { fileGroups, isFolder, titleOfFile } from "../state/files";
import { linkTargets as findLinkTargets } from "../state/link-targets";
import { joinMoves } from "../state/moved-pages";
import { placeOfChange } from "../workspace/place-of-change";
import { documentsIn } from "../state/uploads";
import { useEditing } from "../workspace/use-editing";
import type { OpenContent, Store } from "../store/store";
import { type Pane, fileAt, panes, usePlace } from "../workspace/use-place";
import { useProblems } from "../workspace/use-problems";
import { useSame } from "../components/use-same";
import { useShortcuts } from "../workspace/use-shortcuts";
import { undoStep } from "../workspace/undo-step";

/** Loaded last: only saving needs the word-by-word comparison. */
const loadSaveDialog = () => import("../save/save-dialog");

const SaveDialog = lazy(loadSaveDialog);

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100svh;
`;

/** Side by side if there is room; otherwise, only the pane chosen with the tabs. */
const Panes = styled.div<{ $pane: Pane }>`
  flex: 1;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(12rem, 15rem) minmax(0, 1fr) minmax(
      0,
      1.15fr
    );
  min-height: 0;

  @media (max-width: 69em) {
    grid-template-columns: minmax(0, 1fr);

    & > :not(:nth-child(${({ $pane }) => panes.indexOf($pane) + 1})) {
      display: none;
    }
  }
`;

interface EditorProps {
  readonly store: Store;
  readonly open: OpenContent;
  /** The unsaved changes from the last visit, to continue with. */
  readonly draft: Draft | undefined;
}

/** The whole editor, once the content is read. */
export function Editor({ store, open, draft }: EditorProps) {
  const editing = useEditing(open, draft);
  const { live, state, changes, unsaved, checkedTexts, preview } = editing;
  const { texts } = state;
  const navigation = usePlace(
    draft && placeOfChange(draft.stored, draft.texts),
  );
  const { place, pane, openPlace } = navigation;
  const [isDialogOpen, setDialogOpen] = useState(open.reviewBase !== undefined);
  const pictures = usePictureSources(state);
  const undoLast = () => undoStep(undo, live, openPlace);
  const redoNext = () => undoStep(redo, live, openPlace);
  const openDialog =
    changes.length + unsaved.length > 0 ? () => setDialogOpen(true) : undefined;
  // If there are problems, the dialog says that they must be fixed first.
  useShortcuts({ undo: undoLast, redo: redoNext, save: openDialog });

  useEffect(() => {
    // Loaded now, so that pages open and saving reports errors even offline.
    for (const load of [loadPageText, loadSaveDialog]) {
      load().catch(() => undefined);
    }
  }, []);

  const statuses = useSame(joinMoves(changes).map(statusOf));
  const groups = useSame(fileGroups(texts));
  const files = groups.flatMap((group) => group.files);
  const file = files.find((each) => each.path === place.path) ?? files[0];
  const fileTitle = (each: string) =>
    titleOfFile(each, texts, state.stored, baseOf(state));
  const problems = useProblems(editing, fileTitle);
  const { blocking, blockingIn } = problems;
  /** What keeps the page from being shown. */
  const pageProblems =
    preview.content && file ? blockingIn(file.path) : blocking;
  const linkTargets = useSame(
    findLinkTargets(files, documentsIn(state), preview.content),
  );
  const OpenPane = file && isFolder(file.path) ? FolderPane : FilePane;

  return (
    <Frame>
      <EditorBar
        store={store}
        state={state}
        unsaved={unsaved}
        draftStatus={editing.draftStatus}
        pane={pane}
        setPane={navigation.setPane}
        undo={undoLast}
        redo={redoNext}
        changed={statuses.length}
        onSave={blocking.length === 0 ? openDialog : undefined}
      />
      <ProblemList
        problems={problems.all}
        inWords={problems.inWords}
        checkedTexts={checkedTexts}
        openPlace={openPlace}
      />
      <Panes $pane={pane}>
        <FileList
          groups={groups}
          current={file?.path ?? place.path}
          statuses={statuses}
          blockingIn={blockingIn}
          openPlace={openPlace}
          live={live}
        />
        {file && (
          <OpenPane
            key={isFolder(file.path) ? file.path : "file"}
            file={file}
            editing={editing}
            navigation={navigation}
            problems={problems}
            pictures={pictures}
            linkTargets={linkTargets}
            fileTitle={fileTitle}
          />
        )}
        <PagePane
          checks={editing.checks}
          file={file}
          place={place}
          hasProblems={pageProblems.length > 0}
          onPress={(address, text) => {
            const path = address === "" ? undefined : fileAt(address);
            const isListed = files.some((each) => each.path === path);
            if (path !== undefined && isListed) openPlace({ path });
            // A link to a document or another site opens its own field.
            else navigation.openText(checkedTexts, text);
          }}
        />
      </Panes>
      {isDialogOpen && (
        <Suspense>
          <SaveDialog
            store={store}
            editing={editing}
            navigation={navigation}
            blocking={blocking}
            fileTitle={fileTitle}
            onClose={() => setDialogOpen(false)}
          />
        </Suspense>
      )}
    </Frame>
  );
}
