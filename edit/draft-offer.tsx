import React from "react";
import { FirstPage } from "./first-page";
import { Button, MainButton, Row } from "./look";
import type { Draft } from "./state/drafts";

interface DraftOfferProps {
  readonly draft: Draft;
  /** Whether to go on with it. */
  readonly onAnswer: (goOn: boolean) => void;
}

/** Offers what was written before and not saved, before anything else is. */
export function DraftOffer({ draft, onAnswer }: DraftOfferProps) {
  const time = new Date(draft.time).toLocaleString();
  return (
    <FirstPage>
      <p>You have changes from {time} that are not saved.</p>
      <Row>
        <Button
          onClick={() => {
            onAnswer(false);
          }}
        >
          Throw them away
        </Button>
        <MainButton
          onClick={() => {
            onAnswer(true);
          }}
        >
          Go on with them
        </MainButton>
      </Row>
    </FirstPage>
  );
}
