import React, { useState } from "react";
import styled from "styled-components";
import type { Problem } from "../src/content/check/result";
import { pagePath } from "../src/content/page-path";
import { EditorBar } from "./bar";
import { FileList } from "./file-list";
import { FilePane } from "./file-pane";
import { FolderPane } from "./folder-pane";
import { useKnownPictures } from "./pictures/known-pictures";
import { PagePane } from "./preview/page-pane";
import { ProblemList } from "./problem-list";
import { SaveDialog } from "./save-dialog";
import { checkTexts } from "./state/check-texts";
import { describeChanges } from "./state/describe-changes";
import type { Draft } from "./state/drafts";
import { withChanges } from "./state/edits";
import { documentsIn } from "./state/added-files";
import { fileGroups, isFolder, linkTargets } from "./state/files";
import { findText, textsAt } from "./state/find-text";
import { fileNamed, newPage, renamePage } from "./state/pages";
import { shownProblems } from "./state/shown-problems";
import { placeOfProblem, wordsOfProblem } from "./state/problem-places";
import { useEditing } from "./state/use-editing";
import type { ChangedSince, OpenContent, Store } from "./store";
import { useHistory } from "./use-history";
import { type Pane, fileAt, panes, usePlace } from "./use-place";
import { useSame } from "./use-same";
import { useSaving } from "./use-saving";
import { useShortcuts } from "./use-shortcuts";

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100svh;
`;

/** Side by side if there is room; otherwise the one that the tabs show. */
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
  /** What was written on the last visit, and is kept. */
  readonly draft: Draft | undefined;
  /** The token that reading the content needed, if any. */
  readonly firstToken: string;
}

/** The whole editor, once the content is read. */
export function Editor({ store, open, draft, firstToken }: EditorProps) {
  const { folder } = open;
  const editing = useEditing(open, draft);
  const { edits, dispatch, others, changes, unsaved, kept } = editing;
  const { checkedTexts, result, shown, stale } = editing;
  const { texts } = edits;
  const told = useSame(result ? shownProblems(result) : []);
  const problems = told.filter(({ kind }) => kind !== "warning");
  const isChecked = result !== undefined && checkedTexts === texts;
  const { place, pane, textPlace, setPane, setPlace, openPlace } = usePlace();
  const { path } = place;
  const openFile = (each: string) => {
    openPlace({ path: each });
  };
  const [isDialogOpen, setDialogOpen] = useState(store.isReview ?? false);
  // Never stored: whoever finds it could change the site.
  const [token, setToken] = useState(firstToken);
  const pictures = useKnownPictures(others.entries, texts);
  // The page on show may still have a picture that was undone.
  const shownPictures = useKnownPictures(others.entries, shown.texts);
  const { undo, redo } = useHistory(editing, openPlace);
  const openDialog =
    changes.length + unsaved.length > 0
      ? () => {
          setDialogOpen(true);
        }
      : undefined;
  // With problems, the dialog says that they must be fixed first.
  useShortcuts({ undo, redo, save: openDialog });

  const groups = useSame(fileGroups(texts));
  const files = groups.flatMap((group) => group.files);
  const file = files.find((each) => each.path === path) ?? files[0];
  const titleOf = (each: string) =>
    files.find((one) => one.path === each)?.title ?? each;
  const isIn = (each: string) => (problem: Problem) =>
    `${problem.file}/`.startsWith(`${folder}/${each}/`);
  const problemsInFile = (each: string) => problems.filter(isIn(each));
  const tell = (problem: Problem) => {
    const where = wordsOfProblem(problem, folder, checkedTexts, titleOf);
    return `${where}: ${problem.isMissing ? problem.expected : problem.found}`;
  };
  /** The problems that deleting a file would cause. */
  const objectionsTo = (each: string) => {
    const rest = withChanges(texts, [{ path: each, text: null }]);
    const after = checkTexts(folder, others, { ...edits, texts: rest });
    const before = problems.map(tell);
    return after.problems.map(tell).filter((one) => !before.includes(one));
  };
  /** What keeps the page from being shown. */
  const blocking = shown.content && file ? problemsInFile(file.path) : problems;
  const { save, resolve } = useSaving(store, editing, titleOf);
  const pages = useSame(
    linkTargets(groups, documentsIn(others.entries, texts)),
  );

  /** Writes files, or deletes them; reads first what they hold, to allow undo. */
  const write = async (files: readonly ChangedSince[], undoGroup?: string) => {
    const there = new Set(others.entries.map(({ path: each }) => each));
    const written = await Promise.all(
      files.map(async (each) => ({
        ...each,
        held: there.has(each.path) ? await store.read(each.path) : undefined,
      })),
    );
    dispatch({
      type: "write",
      files: written,
      ...(undoGroup && { undoGroup }),
    });
  };

  const follow = (address: string) => {
    const linked = fileAt(address);
    if (linked !== undefined) openPlace({ path: linked });
  };
  const point = (shown: string) => {
    const found = findText(checkedTexts, shown, path);
    if (found) openPlace(found);
  };

  return (
    <Frame>
      <EditorBar
        changed={changes.length}
        kept={kept}
        isSaved={edits.isSaved}
        whenShown={store.whenShown}
        pane={pane}
        onPane={setPane}
        onUndo={edits.past.length > 0 ? undo : undefined}
        onRedo={edits.future.length > 0 ? redo : undefined}
        onSave={problems.length === 0 ? openDialog : undefined}
      />
      <Panes $pane={pane}>
        <FileList
          groups={groups}
          current={file?.path ?? path}
          changes={changes}
          problemsInFile={problemsInFile}
          onOpen={openFile}
          onAddPage={(title) => {
            const named = fileNamed(title);
            // There is a form for the events.
            const added = fileAt(pagePath(named)) ?? named;
            if (added === named && !texts.has(added)) {
              const files = [{ path: added, text: newPage(title) }];
              dispatch({ type: "write", files });
            }
            openFile(added);
          }}
        />
        {file && isFolder(file.path) && (
          <FolderPane
            key={file.path}
            folder={file}
            entries={others.entries}
            texts={texts}
            pictures={pictures}
            titleOf={titleOf}
            problemsInFile={problemsInFile}
            onWrite={write}
            onOpen={openPlace}
          />
        )}
        {file && !isFolder(file.path) && (
          <FilePane
            file={file}
            text={texts.get(file.path)}
            checkedText={checkedTexts.get(file.path)}
            problems={told.filter(isIn(file.path))}
            problemsInFile={problemsInFile}
            pictures={pictures}
            pages={pages}
            place={place}
            onPlace={setPlace}
            onOpen={openPlace}
            textPlace={textPlace}
            onWrite={(text) => {
              dispatch({ type: "write", files: [{ path: file.path, text }] });
            }}
            onChange={(change, undoGroup) => {
              dispatch({ type: "change", path: file.path, change, undoGroup });
            }}
            onAddPicture={(added, base64, undoGroup) =>
              write([{ path: added, text: base64 }], undoGroup)
            }
            onObject={() => objectionsTo(file.path)}
            onRename={(name) => {
              const renamed = fileNamed(name);
              if (texts.has(renamed)) return;
              // Nobody knows the address of a page that was never saved.
              const isKnown = edits.base.has(file.path);
              const files = renamePage(texts, file.path, renamed, isKnown);
              dispatch({ type: "write", files });
              openFile(renamed);
            }}
          />
        )}
        <PagePane
          content={shown.content}
          isStale={file !== undefined && stale.includes(file.path)}
          hasProblems={blocking.length > 0}
          pictures={shownPictures}
          address={file?.shownAt ?? "/"}
          edited={textsAt(shown.texts, place)}
          onFollow={follow}
          onPoint={point}
        />
      </Panes>
      <ProblemList
        problems={told}
        tell={tell}
        onOpen={(problem) => {
          openPlace(placeOfProblem(problem, folder, checkedTexts));
        }}
      />
      {isDialogOpen && (
        <SaveDialog
          store={store}
          changes={changes}
          proposedTitle={describeChanges(unsaved, titleOf).title}
          token={token}
          onToken={setToken}
          hasUnsaved={unsaved.length > 0}
          isChecked={isChecked}
          hasProblems={problems.length > 0}
          titleOf={titleOf}
          onSave={(title) => save(title, token)}
          onResolve={resolve}
          onClose={() => {
            setDialogOpen(false);
          }}
        />
      )}
    </Frame>
  );
}
