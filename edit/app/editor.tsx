import { Suspense, lazy, useEffect, useState } from "react";
import styled from "styled-components";
import { EditorBar } from "./bar";
import { narrowQuery } from "../components/queries";
import { FileList } from "./file-list";
import { loadPageText } from "./file-form";
import { MainPane } from "./main-pane";
import { PagePane } from "./page-pane";
import { ProblemList } from "./problem-list";
import type { Draft } from "../state/drafts";
import type { OpenContent, Store } from "../store/store";
import { type Pane, panes } from "../workspace/use-navigation";
import { useNewWorkspace } from "../workspace/new-workspace";
import { WorkspaceProvider } from "../workspace/use-workspace";

/** Loaded last: only saving needs the word-by-word comparison. */
const loadSaveDialog = () => import("../save/save-dialog");

const SaveDialog = lazy(loadSaveDialog);

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100svh;
`;

/**
 * Side by side if there is room; otherwise, only the pane chosen with the tabs. They
 * are in the order of `panes`.
 */
const Panes = styled.div<{ $pane: Pane }>`
  flex: 1;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(12rem, 15rem) minmax(0, 1fr) minmax(
      0,
      1.15fr
    );
  min-height: 0;

  @media ${narrowQuery} {
    grid-template-columns: minmax(0, 1fr);

    & > :not(:nth-child(${({ $pane }) => panes.indexOf($pane) + 1})) {
      display: none;
    }
  }

  /* Zoomed in, the whole window is the form's, or the page's, once the bar and
     the tools are scrolled away. */
  @media ${narrowQuery} and (max-height: 30em) {
    flex: none;
    min-height: 100svh;

    > main {
      overflow: visible;
    }

    > :last-child {
      grid-template-rows: auto auto 100svh;
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
  const workspace = useNewWorkspace(store, open, draft);
  const { pane } = workspace.navigation;
  const [isDialogOpen, setDialogOpen] = useState(open.reviewBase !== undefined);

  useEffect(() => {
    // Loaded now, so that pages open and saving reports errors even offline.
    for (const load of [loadPageText, loadSaveDialog]) {
      load().catch(() => undefined);
    }
  }, []);

  return (
    <WorkspaceProvider value={workspace}>
      <Frame>
        <EditorBar onSave={() => setDialogOpen(true)} />
        <ProblemList />
        <Panes $pane={pane}>
          <FileList />
          <MainPane />
          <PagePane />
        </Panes>
        {isDialogOpen && (
          <Suspense>
            <SaveDialog onClose={() => setDialogOpen(false)} />
          </Suspense>
        )}
      </Frame>
    </WorkspaceProvider>
  );
}
