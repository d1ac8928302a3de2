import styled from "styled-components";
import { count } from "../../src/content/words/amounts";
import { theme } from "../../src/theme/theme";
import { Button, MainButton, Row, Soft } from "../components/look";
import { OneOf } from "../components/one-of";
import type { Store } from "../store/store";
import type { Editing } from "../workspace/use-editing";
import { type Navigation, panes } from "../workspace/use-place";

const Bar = styled(Row)`
  gap: ${theme.space.tiny} ${theme.space.small};
  padding: ${theme.space.tiny} ${theme.space.base};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};

  @media (max-width: 69em) {
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
  @media not (max-width: 69em) {
    display: none;
  }
`;

interface BarProps
  extends
    Pick<Editing, "state" | "unsaved" | "draftStatus">,
    Pick<Navigation, "pane" | "setPane"> {
  readonly store: Store;
  /**
   * How many files differ from what was last read or saved or, in a review,
   * from the site.
   */
  readonly changed: number;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Undefined while nothing can be saved. */
  readonly onSave: (() => void) | undefined;
}

/** Undo, redo, save, and whether the browser keeps unsaved changes. */
export function EditorBar(props: BarProps) {
  const { store, state, unsaved, draftStatus, pane, setPane } = props;
  const { changed, undo, redo, onSave } = props;
  const isAllSaved = unsaved.length === 0;
  const keptOrNot = draftStatus.isKept
    ? "kept on this computer"
    : "NOT kept in this browser; save soon";
  const where =
    state.reviewBase && isAllSaved ? "in the pull request" : keptOrNot;
  const unchanged =
    state.isUnpublished && isAllSaved
      ? `Saved. No changes since then. ${store.whenShown}`
      : "No changes";
  return (
    <Bar as="header">
      <h1>Edit the website</h1>
      <Soft role="status" aria-busy={draftStatus.isBusy}>
        {changed === 0
          ? unchanged
          : `${count(changed, "file")} changed, ${where}`}
      </Soft>
      <Tabs>
        <OneOf label="Show" names={panes} value={pane} onChoose={setPane} />
      </Tabs>
      <Button disabled={state.past.length === 0} onClick={undo}>
        Undo
      </Button>
      <Button disabled={state.future.length === 0} onClick={redo}>
        Redo
      </Button>
      <MainButton disabled={!onSave} onClick={onSave}>
        Save
      </MainButton>
    </Bar>
  );
}
