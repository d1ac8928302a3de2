import React, { useState } from "react";
import { FirstPage } from "./first-page";
import { Button, MainButton, Row } from "./look";
import type { Draft } from "./state/drafts";
import { changedFiles } from "./state/edits";
import { fileGroups } from "./state/files";

interface DraftOfferProps {
  readonly draft: Draft;
  /** Whether to keep working on it. */
  readonly onAnswer: (isKept: boolean) => void;
}

/** Offers the changes of the last visit that weren't saved. */
export function DraftOffer({ draft, onAnswer }: DraftOfferProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const time = new Date(draft.time).toLocaleString();
  const files = fileGroups(draft.texts).flatMap((group) => group.files);
  const titles = changedFiles(draft).map(
    ({ path }) => files.find((file) => file.path === path)?.title ?? path,
  );
  return (
    <FirstPage>
      <p>You have unsaved changes from {time}:</p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Row>
        <MainButton
          onClick={() => {
            onAnswer(true);
          }}
        >
          Keep working on them
        </MainButton>
        {!isDiscarding && (
          <Button
            onClick={() => {
              setDiscarding(true);
            }}
          >
            Discard them
          </Button>
        )}
      </Row>
      <div role="alert">
        {isDiscarding && (
          <Row>
            <p>What you discard can’t be brought back.</p>
            <Button
              onClick={() => {
                onAnswer(false);
              }}
            >
              Discard them for good
            </Button>
          </Row>
        )}
      </div>
    </FirstPage>
  );
}
