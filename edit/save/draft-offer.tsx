import { FirstPage } from "../components/first-page";
import { Button, MainButton, Row } from "../components/look";
import type { Draft } from "../state/drafts";
import { unsavedFiles } from "../state/content-state";
import { titleOfFile } from "../state/files";
import { joinMoves } from "../state/moved-pages";

interface DraftOfferProps {
  readonly draft: Draft;
  /** Whether to keep working on it. */
  readonly onAnswer: (isKept: boolean) => void;
}

/** Offers to continue with the unsaved changes from the last visit. */
export function DraftOffer({ draft, onAnswer }: DraftOfferProps) {
  const time = new Date(draft.time).toLocaleString();
  return (
    <FirstPage>
      <p role="alert">You have unsaved changes from {time}:</p>
      <ul>
        {joinMoves(unsavedFiles(draft)).map(({ path }) => (
          <li key={path}>{titleOfFile(path, draft.texts, draft.stored)}</li>
        ))}
      </ul>
      <Row>
        <MainButton onClick={() => onAnswer(true)}>
          Keep working on them
        </MainButton>
        <Button
          onClick={() => {
            const question = "Discard these changes? You can’t get them back.";
            if (confirm(question)) onAnswer(false);
          }}
        >
          Discard them
        </Button>
      </Row>
    </FirstPage>
  );
}
