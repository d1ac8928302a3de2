import styled from "styled-components";
import { count } from "../../src/content/words/amounts";
import { theme } from "../../src/theme/theme";
import { actionColors, quietColors } from "../../src/components/pressable";
import { Button, Row, Soft } from "../components/look";
import { OneOf } from "../components/one-of";
import { narrowQuery } from "../components/queries";
import { redo, undo } from "../state/content-state";
import { joinMoves } from "../state/moved-pages";
import { undoStep } from "../workspace/undo-step";
import { panes } from "../workspace/use-navigation";
import { useShortcuts } from "../workspace/use-shortcuts";
import { useWorkspace } from "../workspace/use-workspace";
import { problemCountId } from "./problem-list";

const Bar = styled(Row)`
  gap: ${theme.space.tiny} ${theme.space.small};
  padding: ${theme.space.tiny} ${theme.space.base};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};

  @media ${narrowQuery} {
    column-gap: ${theme.space.tiny};

    button {
      padding-inline: ${theme.space.tiny};
    }

    /* On its own line, so that the form doesn't move at the first keystroke. */
    > [role="status"] {
      order: 1;
      width: 100%;
    }
  }

  @media (max-width: 34em) {
    h1 {
      width: 100%;
    }
  }

  @media (max-width: 24em) {
    column-gap: ${theme.space.hint};
    padding-inline: ${theme.space.tiny};

    button {
      padding-inline: ${theme.space.hint};
    }
  }

  h1 {
    font-size: ${theme.fontSize.large};
  }
`;

const Tabs = styled.div`
  @media not ${narrowQuery} {
    display: none;
  }
`;

/** Stands out once nothing keeps the changes from being saved. */
const SaveButton = styled(Button)<{ $isReady: boolean }>`
  ${({ $isReady }) => ($isReady ? actionColors : quietColors)}
`;

interface BarProps {
  /** Opens the dialog that saves. */
  readonly onSave: () => void;
}

/** Undo, redo, save, and whether the browser keeps unsaved changes. */
export function EditorBar({ onSave }: BarProps) {
  const { store, editing, navigation, problems } = useWorkspace();
  const { live, state, changes, unsaved, draftStatus } = editing;
  const { pane, showPane, openPlace } = navigation;
  const undoLast = () => undoStep(undo, live, openPlace);
  const redoNext = () => undoStep(redo, live, openPlace);
  const { isHalfSaved = false } = state;
  const hasChanges = changes.length + unsaved.length > 0;
  const openDialog = hasChanges || isHalfSaved ? onSave : undefined;
  useShortcuts({ undo: undoLast, redo: redoNext, save: openDialog });
  const isAllSaved = unsaved.length === 0;
  // In a review, the changes include those that the pull request has already.
  const shown = isAllSaved ? changes : joinMoves(unsaved);
  const keptOrNot = draftStatus.isKept
    ? "kept in this browser"
    : "NOT kept in this browser; save soon";
  const where =
    state.reviewBase && isAllSaved ? "in the pull request" : keptOrNot;
  const unchanged =
    state.isUnpublished && isAllSaved
      ? `No changes: everything is saved. ${store.whenShown}`
      : "No changes";
  const status =
    shown.length === 0
      ? unchanged
      : `${count(shown.length, "file")} changed, ${where}`;
  return (
    <Bar as="header">
      <h1>Edit the website</h1>
      <Soft role="status" aria-busy={draftStatus.isBusy}>
        {isHalfSaved && isAllSaved
          ? "The last save wasn’t finished: save again"
          : status}
      </Soft>
      <Tabs>
        <OneOf label="Show" names={panes} value={pane} onChoose={showPane} />
      </Tabs>
      <Button disabled={state.past.length === 0} onClick={undoLast}>
        Undo
      </Button>
      <Button disabled={state.future.length === 0} onClick={redoNext}>
        Redo
      </Button>
      <SaveButton
        // With problems, too: the dialog says why nothing can be saved.
        disabled={!openDialog}
        aria-describedby={problemCountId}
        $isReady={problems.blocking.length === 0}
        onClick={onSave}
      >
        Save
      </SaveButton>
    </Bar>
  );
}
