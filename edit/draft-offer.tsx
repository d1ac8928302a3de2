import React, { useEffect, useState } from "react";
import styled from "styled-components";
import { theme } from "../src/theme/theme";
import { Button, MainButton } from "./look";
import { type Draft, forgetDraft, keptDraft } from "./state/drafts";

const Offer = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.small};
  align-items: center;
  padding: ${theme.space.tiny} ${theme.space.base};
  border-bottom: ${theme.line.outline} solid ${theme.color.outline};
  background: ${theme.color.band};
`;

interface DraftOfferProps {
  readonly folder: string;
  readonly onRestore: (draft: Draft) => void;
}

/** Offers what was written before and not saved. */
export function DraftOffer({ folder, onRestore }: DraftOfferProps) {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    void keptDraft(folder).then(setDraft);
  }, [folder]);
  if (!draft) return undefined;
  const time = new Date(draft.time).toLocaleString();
  return (
    <Offer role="region" aria-label="Unsaved changes">
      <p>You have changes from {time} that are not saved.</p>
      <MainButton
        onClick={() => {
          onRestore(draft);
          setDraft(undefined);
        }}
      >
        Go on with them
      </MainButton>
      <Button
        onClick={() => {
          void forgetDraft(folder);
          setDraft(undefined);
        }}
      >
        Throw them away
      </Button>
    </Offer>
  );
}
