import React from "react";
import styled from "styled-components";
import { theme } from "../src/theme/theme";
import { Button, MainButton, Row } from "./look";
import type { Draft } from "./state/drafts";

const Offer = styled.main`
  display: grid;
  gap: ${theme.space.base};
  width: min(32rem, 92vw);
  margin: ${theme.space.vast} auto;
`;

interface DraftOfferProps {
  readonly draft: Draft;
  /** Whether to go on with it. */
  readonly onAnswer: (goOn: boolean) => void;
}

/** Offers what was written before and not saved, before anything else is. */
export function DraftOffer({ draft, onAnswer }: DraftOfferProps) {
  const time = new Date(draft.time).toLocaleString();
  return (
    <Offer>
      <h1>Edit the website</h1>
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
    </Offer>
  );
}
