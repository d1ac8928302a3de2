import React from "react";
import { FirstPage } from "./first-page";
import { Button, MainButton, Row } from "./look";
import type { Draft } from "./state/drafts";

interface DraftOfferProps {
  readonly draft: Draft;
  /** Whether to keep working on it. */
  readonly onAnswer: (isKept: boolean) => void;
}

/** Offers the changes of the last visit that weren't saved. */
export function DraftOffer({ draft, onAnswer }: DraftOfferProps) {
  const time = new Date(draft.time).toLocaleString();
  return (
    <FirstPage>
      <p>You have unsaved changes from {time}.</p>
      <Row>
        <Button
          onClick={() => {
            onAnswer(false);
          }}
        >
          Discard them
        </Button>
        <MainButton
          onClick={() => {
            onAnswer(true);
          }}
        >
          Keep working on them
        </MainButton>
      </Row>
    </FirstPage>
  );
}
