import React, { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import type { Problem } from "../src/content/check/result";
import { pageFile } from "../src/content/page-path";
import { theme } from "../src/theme/theme";
import { DraftOffer } from "./draft-offer";
import { FileList } from "./file-list";
import { FilePane } from "./file-pane";
import { textId } from "./forms/file-form";
import { idOf } from "./forms/labeled";
import { type OpenContent, saveContent } from "./local-store";
import { Button, MainButton, Soft } from "./look";
import { PagePane } from "./preview/page-pane";
import { ProblemList } from "./problem-list";
import { SaveDialog } from "./save-dialog";
import type { Action } from "./state/edits";
import { fileGroups } from "./state/files";
import { type FoundText, findText } from "./state/find-text";
import { nodeOf } from "./state/problem-places";
import { useEditing } from "./state/use-editing";
import { readFields } from "./text/read-fields";
import { keysOf } from "./text/values";

const panes = ["List", "Form", "Page"] as const;

type Pane = (typeof panes)[number];

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

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.tiny} ${theme.space.small};
  align-items: center;
  padding: ${theme.space.tiny} ${theme.space.base};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};

  h1 {
    margin-inline-end: auto;
    font-size: ${theme.fontSize.large};
  }
`;

const Tabs = styled.div`
  display: flex;
  gap: ${theme.space.tiny};

  @media not (max-width: 69em) {
    display: none;
  }
`;

/** The usual keys, in place of the browser's own undo, which knows one field. */
function useUndoKeys(dispatch: (action: Action) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (!isCommand || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? "redo" : "undo" });
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
    };
  }, [dispatch]);
}

/** The path of a file in reports, which begin with the folder. */
const inFolder = (folder: string, path: string) => `${folder}/${path}`;

/** The whole editor, for a content folder that was read. */
export function Editor({ open }: { readonly open: OpenContent }) {
  const { folder, snapshot } = open;
  const { edits, dispatch, changes, result, content, isKept } =
    useEditing(open);
  const [path, setPath] = useState("site.yml");
  const [pane, setPane] = useState<Pane>("Form");
  const [isSaving, setSaving] = useState(false);

  const groups = fileGroups(edits.texts);
  const files = groups.flatMap((group) => group.files);
  const file = files.find((each) => each.path === path) ?? files[0];
  const problemsIn = (each: string) =>
    result.problems.filter(
      (problem) => problem.file === inFolder(folder, each),
    );

  const openFile = (each: string) => {
    setPath(each);
    setPane("Form");
  };

  const openPlace = useCallback(({ path: name, keys, at }: FoundText) => {
    // Its form must be there before the place can be found in it.
    flushSync(() => {
      setPath(name);
      setPane("Form");
    });
    const element = document.getElementById(keys ? idOf(keys) : textId);
    element?.focus();
    element?.scrollIntoView({ block: "center" });
    if (at !== undefined && element instanceof HTMLTextAreaElement) {
      element.setSelectionRange(at, at);
    }
  }, []);

  const openProblem = (problem: Problem) => {
    const name = problem.file.slice(folder.length + 1);
    const fields = readFields(name, edits.texts.get(name) ?? "");
    const node = fields && nodeOf(fields.root, problem);
    openPlace({ path: name, ...(node && { keys: keysOf(node) }) });
  };

  const { texts } = edits;
  const point = useCallback(
    (shown: string) => {
      const found = findText(texts, shown, path);
      if (found) openPlace(found);
    },
    [texts, path, openPlace],
  );

  const follow = useCallback((address: string) => {
    const [place = ""] = address.replace(/^\.(?=\/)/, "").split("#");
    if (place === "/" || place === "") setPath("home.yml");
    else if (place === "/events") setPath("events.yml");
    else if (place.startsWith("/")) setPath(pageFile(place));
  }, []);

  const undo = () => {
    dispatch({ type: "undo" });
  };
  const redo = () => {
    dispatch({ type: "redo" });
  };
  useUndoKeys(dispatch);

  return (
    <Frame>
      <Bar>
        <h1>Edit the website</h1>
        <Soft role="status">
          {changes.length === 0 && "No changes"}
          {changes.length > 0 &&
            `${changes.length} ${changes.length === 1 ? "file" : "files"} changed, ${
              isKept
                ? "kept on this computer"
                : "NOT kept by this browser: save soon"
            }`}
        </Soft>
        <Tabs role="group" aria-label="What is shown">
          {panes.map((name) => (
            <Button
              key={name}
              aria-pressed={name === pane}
              onClick={() => {
                setPane(name);
              }}
            >
              {name}
            </Button>
          ))}
        </Tabs>
        <Button disabled={edits.past.length === 0} onClick={undo}>
          Undo
        </Button>
        <Button disabled={edits.future.length === 0} onClick={redo}>
          Redo
        </Button>
        <MainButton
          disabled={changes.length === 0 || result.problems.length > 0}
          onClick={() => {
            setSaving(true);
          }}
        >
          Save
        </MainButton>
      </Bar>
      <DraftOffer
        folder={folder}
        onRestore={({ base, texts }) => {
          dispatch({ type: "restore", base, texts });
        }}
      />
      <Panes $pane={pane}>
        <FileList
          groups={groups}
          current={path}
          countOf={(each) => problemsIn(each).length}
          stateOf={(each) => {
            const change = changes.find((one) => one.path === each);
            if (!change) return undefined;
            if (change.before === null) return "new";
            return change.after === null ? "removed" : "changed";
          }}
          onOpen={openFile}
        />
        {file && (
          <FilePane
            file={file}
            text={edits.texts.get(file.path)}
            problems={problemsIn(file.path)}
            pictures={snapshot.entries
              .filter(({ picture }) => picture)
              .map((entry) => entry.path)}
            addresses={["/", ...files.map((each) => each.shownAt)].filter(
              (address, index, all) => all.indexOf(address) === index,
            )}
            onWrite={(text, place) => {
              dispatch({ type: "write", path: file.path, text, place });
            }}
          />
        )}
        <PagePane
          content={content}
          isCurrent={result.content !== undefined}
          snapshot={snapshot}
          address={file?.shownAt ?? "/"}
          onFollow={follow}
          onPoint={point}
        />
      </Panes>
      <ProblemList problems={result.problems} onOpen={openProblem} />
      {isSaving && (
        <SaveDialog
          changes={changes}
          titleOf={(each) =>
            files.find((one) => one.path === each)?.title ?? each
          }
          onSave={async () => {
            const answer = await saveContent(changes);
            if ("saved" in answer) {
              dispatch({ type: "rebase", base: edits.texts });
            }
            return answer;
          }}
          onKeepMine={(conflict) => {
            const base = new Map(edits.base);
            for (const { path: name, text } of conflict) {
              if (text === null) base.delete(name);
              else base.set(name, text);
            }
            dispatch({ type: "rebase", base });
          }}
          onTakeTheirs={(conflict) => {
            const base = new Map(edits.base);
            const texts = new Map(edits.texts);
            for (const { path: name, text } of conflict) {
              for (const each of [base, texts]) {
                if (text === null) each.delete(name);
                else each.set(name, text);
              }
            }
            dispatch({ type: "restore", base, texts });
          }}
          onClose={() => {
            setSaving(false);
          }}
        />
      )}
    </Frame>
  );
}
