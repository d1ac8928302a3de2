import React, { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { theme } from "../src/theme/theme";
import { Changes } from "./changes";
import type { SaveAnswer } from "./local-api";
import { Button, MainButton, Row } from "./look";
import type { ChangedFile, Conflict } from "./state/edits";

const Dialog = styled.dialog`
  width: min(56rem, 94vw);
  max-height: 90svh;
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
  h2 + * {
    margin-block: ${theme.space.small};
  }
`;

interface SaveDialogProps {
  readonly changes: readonly ChangedFile[];
  /** What staff call a file. */
  readonly titleOf: (path: string) => string;
  readonly onSave: () => Promise<SaveAnswer>;
  /** Stays with what was written, or takes what the files hold. */
  readonly onResolve: (conflict: Conflict, keepMine: boolean) => void;
  readonly onClose: () => void;
}

/** Shows what changes before it is saved, and what keeps it from being saved. */
export function SaveDialog(props: SaveDialogProps) {
  const { changes, titleOf, onSave, onResolve, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [answer, setAnswer] = useState<SaveAnswer>();
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const save = async () => {
    setSaving(true);
    const result = await onSave();
    setSaving(false);
    setAnswer(result);
    if ("saved" in result) onClose();
  };

  const conflicts =
    answer && "changedOnDisk" in answer ? answer.changedOnDisk : [];
  return (
    <Dialog ref={dialog} aria-labelledby="save-title" onClose={onClose}>
      <h2 id="save-title">What changes</h2>
      <div role="alert">
        {answer && "error" in answer && <p>{answer.error}</p>}
        {conflicts.length > 0 && (
          <p>
            Nothing was saved: somebody else changed these files since you
            opened them.
          </p>
        )}
      </div>
      {conflicts.length > 0
        ? conflicts.map(({ path, text }) => {
            const mine = changes.find((change) => change.path === path);
            return (
              <Changes
                key={path}
                title={titleOf(path)}
                path={path}
                before={text}
                after={mine?.after ?? null}
              />
            );
          })
        : changes.map((change) => (
            <Changes
              key={change.path}
              title={titleOf(change.path)}
              {...change}
            />
          ))}
      <Row>
        <Button
          onClick={() => {
            dialog.current?.close();
          }}
        >
          Go on editing
        </Button>
        {conflicts.length > 0 ? (
          <>
            <Button
              onClick={() => {
                onResolve(conflicts, false);
                setAnswer(undefined);
              }}
            >
              Take the files’ text
            </Button>
            <MainButton
              onClick={() => {
                onResolve(conflicts, true);
                setAnswer(undefined);
              }}
            >
              Keep what I wrote
            </MainButton>
          </>
        ) : (
          <MainButton
            disabled={isSaving || changes.length === 0}
            onClick={() => void save()}
          >
            Save to the files
          </MainButton>
        )}
      </Row>
    </Dialog>
  );
}
