import React from "react";
import styled from "styled-components";
import { count } from "../src/content/words/amounts";
import { theme } from "../src/theme/theme";
import type { DraftStatus } from "./state/use-draft";
import { Button, MainButton, Soft } from "./look";
import { OneOf } from "./one-of";
import { type Pane, panes } from "./use-place";

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.tiny} ${theme.space.small};
  align-items: center;
  padding: ${theme.space.tiny} ${theme.space.base};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.surface};

  @media (max-width: 69em) {
    column-gap: ${theme.space.tiny};

    button {
      padding-inline: ${theme.space.tiny};
    }

    /* In a line of its own, so that the form doesn't move with the first key. */
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

interface BarProps {
  /** How many files differ from what was last read or saved, or from the site. */
  readonly changed: number;
  /** Whether these are the changes of a pull request, and no others. */
  readonly isReview: boolean;
  readonly draftStatus: DraftStatus;
  /** Whether something was saved that isn't on the site yet. */
  readonly isSaved: boolean;
  /** When visitors will see what was saved. */
  readonly whenShown: string;
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  /** Each is undefined while it can't be done. */
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly onSave: (() => void) | undefined;
}

/** Undo, redo, save, and whether the browser keeps what isn't saved. */
export function EditorBar(props: BarProps) {
  const {
    changed,
    isReview,
    draftStatus,
    isSaved,
    whenShown,
    pane,
    onPane,
    onUndo,
    onRedo,
    onSave,
  } = props;
  const keptOrNot = draftStatus.isKept
    ? "kept on this computer"
    : "NOT kept in this browser; save soon";
  const where = isReview ? "in the pull request" : keptOrNot;
  const unchanged = isSaved
    ? `Saved. No changes since then. ${whenShown}`
    : "No changes";
  return (
    <Bar>
      <h1>Edit the website</h1>
      <Soft role="status" aria-busy={draftStatus.isBusy}>
        {changed === 0
          ? unchanged
          : `${count(changed, "file")} changed, ${where}`}
      </Soft>
      <Tabs>
        <OneOf label="Show" names={panes} value={pane} onChoose={onPane} />
      </Tabs>
      <Button disabled={!onUndo} onClick={onUndo}>
        Undo
      </Button>
      <Button disabled={!onRedo} onClick={onRedo}>
        Redo
      </Button>
      <MainButton disabled={!onSave} onClick={onSave}>
        Save
      </MainButton>
    </Bar>
  );
}
