import React, { useCallback, useState } from "react";
import styled from "styled-components";
import type { Problem } from "../src/content/check/result";
import { EditorBar } from "./bar";
import { FileList } from "./file-list";
import { FilePane } from "./file-pane";
import { useKnownPictures } from "./pictures/known-pictures";
import { PagePane } from "./preview/page-pane";
import { ProblemList } from "./problem-list";
import { SaveDialog, type SaveResult } from "./save-dialog";
import { describeChanges } from "./state/describe-changes";
import type { Draft } from "./state/drafts";
import { withChanges } from "./state/edits";
import { fileGroups, linkTargets } from "./state/files";
import { findText } from "./state/find-text";
import { mergeChanges } from "./state/merge";
import { fileNamed, newPage, renamePage } from "./state/pages";
import { placeOfProblem } from "./state/problem-places";
import { useEditing } from "./state/use-editing";
import type { OpenContent, Store } from "./store";
import { type Pane, fileAt, panes, usePlace } from "./use-place";
import { useUndoKeys } from "./use-undo-keys";

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100svh;
`;

/** Side by side if there is room; else one of them, as the tabs say. */
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
  /** What was written before, to go on with. */
  readonly draft: Draft | undefined;
  /** What was needed to read the content, if anything was. */
  readonly firstToken: string;
}

/** The whole editor, for a content folder that was read. */
export function Editor({ store, open, draft, firstToken }: EditorProps) {
  const { folder, others } = open;
  const editing = useEditing(open, draft);
  const { edits, dispatch, changes, isKept } = editing;
  const { checkedTexts, result, shown } = editing;
  const { texts } = edits;
  const { problems, warnings } = result;
  const { path, pane, textPlace, setPane, openFile, openPlace } = usePlace();
  const [isSaving, setSaving] = useState(store.isReview ?? false);
  // Never stored: who finds it could change the site.
  const [token, setToken] = useState(firstToken);
  const pictures = useKnownPictures(others.entries, texts);
  // Those of the shown content: a picture that was taken back is in it still.
  const shownPictures = useKnownPictures(others.entries, shown.texts);
  useUndoKeys(dispatch);

  const groups = fileGroups(texts);
  const files = groups.flatMap((group) => group.files);
  const file = files.find((each) => each.path === path) ?? files[0];
  const titleOf = (each: string) =>
    files.find((one) => one.path === each)?.title ?? each;
  const inFile = (all: readonly Problem[], each: string) =>
    all.filter((problem) => problem.file === `${folder}/${each}`);

  const follow = useCallback(
    (address: string) => {
      const linked = fileAt(address);
      if (linked !== undefined) openFile(linked);
    },
    [openFile],
  );
  const point = useCallback(
    (shown: string) => {
      const found = findText(checkedTexts, shown, path);
      if (found) openPlace(found);
    },
    [checkedTexts, path, openPlace],
  );

  const described = describeChanges(changes, titleOf);
  const save = async (title: string): Promise<SaveResult> => {
    const description = described.lines.join("\n");
    const answer = await store.save({ changes, title, description, token });
    if ("saved" in answer) dispatch({ type: "saved", texts });
    if (!("changedSince" in answer)) return { answer, merged: [] };
    const { merged, conflicts } = mergeChanges(changes, answer.changedSince);
    const isMerged = ({ path }: { readonly path: string }) =>
      merged.some((each) => each.path === path);
    dispatch({
      type: "rebase",
      changedSince: answer.changedSince.filter(isMerged),
      texts: withChanges(texts, merged),
    });
    return {
      answer: { changedSince: conflicts },
      merged: merged.map(({ path: each }) => titleOf(each)),
    };
  };

  return (
    <Frame>
      <EditorBar
        changed={changes.length}
        isKept={isKept}
        pane={pane}
        onPane={setPane}
        onUndo={
          edits.past.length > 0 ? () => dispatch({ type: "undo" }) : undefined
        }
        onRedo={
          edits.future.length > 0 ? () => dispatch({ type: "redo" }) : undefined
        }
        onSave={
          changes.length > 0 && problems.length === 0
            ? () => setSaving(true)
            : undefined
        }
      />
      <Panes $pane={pane}>
        <FileList
          groups={groups}
          current={path}
          changes={changes}
          countOf={(each) => inFile(problems, each).length}
          onOpen={openFile}
          onAddPage={(title) => {
            const added = fileNamed(title);
            if (!texts.has(added)) {
              const text = newPage(title);
              dispatch({ type: "write", path: added, text, place: added });
            }
            openFile(added);
          }}
        />
        {file && (
          <FilePane
            file={file}
            text={texts.get(file.path)}
            problems={inFile([...problems, ...warnings], file.path)}
            problemsIn={(each) => inFile(problems, each)}
            pictures={pictures}
            pages={linkTargets(groups)}
            textPlace={textPlace}
            onWrite={(text, place) => {
              dispatch({ type: "write", path: file.path, text, place });
            }}
            onAddPicture={(added, base64, place) => {
              dispatch({ type: "write", path: added, text: base64, place });
            }}
            onRename={(name) => {
              const renamed = fileNamed(name);
              if (texts.has(renamed)) return;
              const after = renamePage(texts, file.path, renamed);
              dispatch({ type: "replace", texts: after });
              openFile(renamed);
            }}
          />
        )}
        <PagePane
          content={shown.content}
          isCurrent={result.content !== undefined}
          pictures={shownPictures}
          address={file?.shownAt ?? "/"}
          onFollow={follow}
          onPoint={point}
        />
      </Panes>
      <ProblemList
        problems={problems}
        warnings={warnings}
        onOpen={(problem) => {
          openPlace(placeOfProblem(problem, folder, texts));
        }}
      />
      {isSaving && (
        <SaveDialog
          store={store}
          changes={changes}
          proposedTitle={described.title}
          token={token}
          onToken={setToken}
          isSaved={store.isReview === true && edits.past.length === 0}
          hasProblems={problems.length > 0}
          titleOf={titleOf}
          onSave={save}
          onResolve={(conflicts, keepMine) => {
            dispatch({
              type: "rebase",
              changedSince: conflicts,
              texts: keepMine ? texts : withChanges(texts, conflicts),
            });
          }}
          onClose={() => {
            setSaving(false);
          }}
        />
      )}
    </Frame>
  );
}
