import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { DiscardFile } from "./discard-file";
import { FileDiff } from "./file-diff";
import { ConflictToResolve } from "./conflict";
import { Button, Input, MainButton, Row } from "../components/look";
import { ProblemJump } from "../forms/problem-jump";
import { ProblemNotes } from "../forms/problem-note";
import { discardUnsaved } from "../state/content-state";
import { OutcomeInWords } from "./outcome-in-words";
import { describeChanges } from "./describe-changes";
import { ReviewNotes } from "./review-notes";
import { TokenField } from "./token-field";
import { useModal } from "./use-modal";
import { useSaving } from "./use-saving";
import { WideDialog } from "./wide-dialog";
import { placeOfChange } from "../workspace/place-of-change";
import { undoStep } from "../workspace/undo-step";
import { useWorkspace } from "../workspace/use-workspace";

const Jumps = styled.div`
  display: grid;
  justify-items: start;
`;

interface SaveDialogProps {
  readonly onClose: () => void;
}

/** Shows the changes before they are saved, and what keeps them from being saved. */
export default function SaveDialog({ onClose }: SaveDialogProps) {
  const { store, editing, navigation, problems, fileTitle } = useWorkspace();
  const { changes, unsaved } = editing;
  const { reviewBase, isHalfSaved = false } = editing.state;
  const { outcome, save, choose } = useSaving();
  const hasProblems = problems.blocking.length > 0;
  const warnings = changes
    .flatMap(({ path }) => problems.allIn(path))
    .filter(({ kind }) => kind === "warning")
    .map((each) => ({ ...each, found: problems.inWords(each) }));
  const hasUnsaved = unsaved.length > 0;
  const hasToSave = hasUnsaved || isHalfSaved;
  const proposedTitle =
    describeChanges(unsaved, fileTitle).title || "Take back the last change";
  // Undefined until staff write one; the proposed title follows what is left to
  // save.
  const [title, setTitle] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const isSaving = outcome?.kind === "saving";
  const isSaved = outcome?.kind === "saved";
  const conflicts = outcome?.kind === "changedSince" ? outcome.conflicts : [];
  const hasConflicts = conflicts.length > 0;
  // The answer may bring somebody else's changes to look at.
  const { dialog, leave, finish } = useModal(isSaving, onClose);
  const onSave = async () => {
    const result = await save(title?.trim() || proposedTitle);
    if (result.kind === "saved" && !result.pull) finish();
  };
  const discard = () => {
    const question =
      "Discard everything that isn’t saved? Undo brings it back until you close the editor.";
    if (!confirm(question)) return;
    leave();
    undoStep(discardUnsaved, editing.live, navigation.openPlace);
  };
  useEffect(() => {
    // Otherwise, the focus is on a button below everything there is to read, or
    // lost, because the button that was clicked is disabled or gone.
    heading.current?.focus();
  }, [hasConflicts, outcome?.kind]);
  const isReady = editing.isChecked && !hasProblems && !isSaving;
  const isReview = reviewBase !== undefined;
  /** Shows the first page that a review is about. */
  const seePages = () => {
    leave();
    const { texts } = editing.live.now();
    const place = reviewBase && placeOfChange(reviewBase, texts);
    if (place) navigation.openPlace(place);
    navigation.showPane("Page");
  };
  /** Whether the next step is to save, not to make a choice or just to read. */
  const isToSave = !hasConflicts && !isSaved && hasToSave;
  return (
    <WideDialog {...dialog} aria-labelledby="save-title">
      <h2 id="save-title" ref={heading} tabIndex={-1}>
        {isSaved ? "Saved" : "What changes"}
      </h2>
      <div role="alert">
        {outcome && <OutcomeInWords outcome={outcome} />}
        {!hasToSave && !isReview && !isSaving && !isSaved && (
          <p>There is nothing left to save.</p>
        )}
        {isHalfSaved && !hasUnsaved && !isSaving && (
          <p>
            The last save wasn’t finished, so GitHub may have part of it. Save
            again so that GitHub has what you see here.
          </p>
        )}
        {hasProblems && hasToSave && (
          <p>
            Fix the problems first, and fill in what is missing. Then you can
            save.
          </p>
        )}
      </div>
      {hasToSave && (
        <Jumps>
          {problems.blocking.map((problem, index) => (
            <ProblemJump key={index} problem={problem} onJump={leave} />
          ))}
        </Jumps>
      )}
      {!hasConflicts && <ProblemNotes problems={warnings} />}
      {conflicts.map((conflict) => (
        <ConflictToResolve
          key={conflict.path}
          conflict={conflict}
          onChoose={(side) => choose(conflict.path, side)}
        />
      ))}
      {!hasConflicts &&
        changes.map((change) => (
          <FileDiff key={change.path} {...change}>
            <DiscardFile
              change={change}
              isDisabled={isSaving}
              onDiscard={() => heading.current?.focus()}
            />
          </FileDiff>
        ))}
      <ReviewNotes {...editing.state} />
      {isToSave && (
        <form
          id="save"
          onSubmit={(event) => {
            event.preventDefault();
            void onSave();
          }}
        >
          {store.account && (
            <>
              <label htmlFor="change-title">
                What you changed, in one line
                <Input
                  id="change-title"
                  value={title ?? proposedTitle}
                  maxLength={100}
                  onChange={({ target }) => setTitle(target.value)}
                />
              </label>
              <TokenField account={store.account} isRequired />
            </>
          )}
        </form>
      )}
      <Row>
        {isToSave && hasUnsaved && (
          <Button disabled={isSaving} onClick={discard}>
            Discard all changes
          </Button>
        )}
        {isReview && !hasUnsaved ? (
          <Button onClick={seePages}>See the pages</Button>
        ) : (
          <Button disabled={isSaving} onClick={leave}>
            Keep editing
          </Button>
        )}
        {isToSave && (
          <MainButton type="submit" form="save" disabled={!isReady}>
            {isSaving ? "Saving…" : store.saveWords}
          </MainButton>
        )}
      </Row>
    </WideDialog>
  );
}
