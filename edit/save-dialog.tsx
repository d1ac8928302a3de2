import React, { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { theme } from "../src/theme/theme";
import { Changes } from "./changes";
import { Button, Input, MainButton, Row } from "./look";
import { describeChanges } from "./state/describe-changes";
import { joinMoves } from "./state/moved-pages";
import type { Editing } from "./state/use-editing";
import type { Store } from "./store";
import { TokenField } from "./token-field";
import { titleId } from "./use-place";
import { type SaveResult, useSaving } from "./use-saving";

const Dialog = styled.dialog`
  width: min(56rem, 94vw);
  max-height: 90svh;
  /* What has the focus isn't behind the buttons. */
  scroll-padding-bottom: ${theme.space.vast};
  padding: ${theme.space.base};
  border: ${theme.line.outline} solid ${theme.color.outline};
  border-radius: ${theme.radius.sign};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  &::backdrop {
    background: ${theme.color.dark};
    opacity: 0.7;
  }

  h2 {
    font-size: 1.9rem;
  }

  section,
  h2 + *,
  label {
    display: block;
    margin-block: ${theme.space.small};
  }

  /* The buttons, which stay in view however much changes. */
  > :last-child {
    position: sticky;
    bottom: -${theme.space.base};
    margin-bottom: -${theme.space.base};
    padding-block: ${theme.space.small} ${theme.space.base};
    background: ${theme.color.surface};
  }
`;

interface SaveDialogProps {
  readonly store: Store;
  readonly editing: Editing;
  /** Whether problems must be fixed before saving. */
  readonly hasProblems: boolean;
  /** Whether the last changes have been checked. */
  readonly isChecked: boolean;
  /** What staff call a file. */
  readonly fileTitle: (path: string) => string;
  readonly onClose: () => void;
}

/** Shows the changes before they are saved, and why they can't be. */
export default function SaveDialog(props: SaveDialogProps) {
  const { store, editing, hasProblems, isChecked, fileTitle, onClose } = props;
  const { changes, unsaved } = editing;
  const saving = useSaving(store, editing, fileTitle);
  const hasUnsaved = unsaved.length > 0;
  const proposedTitle = describeChanges(unsaved, fileTitle).title;
  const dialog = useRef<HTMLDialogElement>(null);
  const [result, setResult] = useState<SaveResult>();
  const [isSaving, setSaving] = useState(false);
  const [title, setTitle] = useState(proposedTitle);
  useEffect(() => dialog.current?.showModal(), []);

  const save = async () => {
    setSaving(true);
    const saved = await saving.save(title.trim() || proposedTitle);
    setSaving(false);
    setResult(saved);
    if (!saved.isSaved || saved.link) return;
    flushSync(onClose);
    // The button that opened this is disabled now.
    document.getElementById(titleId)?.focus();
  };

  const { error, link, merged = [], conflicts = [] } = result ?? {};
  const isReady = isChecked && !hasProblems && hasUnsaved && !isSaving;
  const isUntouchedReview = store.isReview === true && !hasUnsaved;
  const isInLines = conflicts.some(
    ({ now, mine }) => now !== null && mine !== null,
  );
  /** Whether saving comes next, and not a choice or only reading. */
  const isToSave = conflicts.length === 0 && !link && !isUntouchedReview;
  return (
    <Dialog
      ref={dialog}
      aria-labelledby="save-title"
      onClose={() => {
        // The answer may bring somebody else's changes, to be looked at first.
        if (isSaving) dialog.current?.showModal();
        else onClose();
      }}
    >
      <h2 id="save-title">{link ? "Saved" : "What changes"}</h2>
      <div role="alert">
        {error !== undefined && <p>{error}</p>}
        {conflicts.length > 0 && (
          <p>
            Nothing has been saved yet.{" "}
            {isInLines &&
              "Somebody else changed the same lines since you opened them. "}
            Below, their words are crossed out, and yours are marked. Everything
            that isn’t marked is kept either way.
          </p>
        )}
        {conflicts.map(({ path, now, mine }) => (
          <React.Fragment key={path}>
            {now === null && <p>Somebody deleted {fileTitle(path)}.</p>}
            {mine === null && (
              <p>You deleted {fileTitle(path)}, and somebody changed it.</p>
            )}
          </React.Fragment>
        ))}
        {merged.length > 0 && (
          <p>
            Nothing has been saved yet: somebody else changed{" "}
            {merged.join(", ")} since you opened it. Their changes have been
            merged with yours, and the pages show both. Save again if they are
            right.
          </p>
        )}
        {hasProblems && (
          <p>
            Fix the problems first, and fill in what is missing. Then you can
            save.
          </p>
        )}
        {link && (
          <p>
            <a href={link.address} target="_blank" rel="noreferrer">
              {link.words}
            </a>
            . {store.whenShown}
          </p>
        )}
      </div>
      {conflicts.length > 0
        ? conflicts.map(({ path, theirs, mine }) => (
            <Changes
              key={path}
              title={fileTitle(path)}
              path={path}
              before={theirs}
              after={mine}
            />
          ))
        : joinMoves(changes).map((change) => (
            <Changes
              key={change.path}
              title={fileTitle(change.path)}
              {...change}
            />
          ))}
      {store.account && isToSave && (
        <>
          <label htmlFor="change-title">
            What you changed, in one line
            <Input
              id="change-title"
              value={title}
              maxLength={100}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
          <TokenField account={store.account} />
        </>
      )}
      <Row>
        <Button
          disabled={isSaving}
          onClick={() => {
            dialog.current?.close();
            // The event of closing comes later, perhaps after the keys to save.
            onClose();
          }}
        >
          {isUntouchedReview ? "See the pages" : "Keep editing"}
        </Button>
        {conflicts.length > 0 && (
          <>
            <Button
              onClick={() => {
                saving.resolve(conflicts, false);
                setResult(undefined);
              }}
            >
              Use their text
            </Button>
            <MainButton
              onClick={() => {
                saving.resolve(conflicts, true);
                setResult(undefined);
              }}
            >
              Keep my text
            </MainButton>
          </>
        )}
        {isToSave && (
          <MainButton disabled={!isReady} onClick={() => void save()}>
            {isSaving ? "Saving…" : store.saveWords}
          </MainButton>
        )}
      </Row>
    </Dialog>
  );
}
