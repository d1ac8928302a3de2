import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { GlobalStyle } from "../../src/theme/global-style";
import { DraftOffer } from "../save/draft-offer";
import { Editor } from "./editor";
import { FirstPage } from "../components/first-page";
import { FontFaces, MainButton, Row } from "../components/look";
import { becomeOnlyTab } from "./only-tab";
import { refuseDrops } from "../preview/refuse-drops";
import { answerChecks, isWorker } from "../check/check-worker";
import { type Draft, forgetDraft, readDraft } from "../state/drafts";
import { Refused } from "../store/refused";
import type { OpenContent, Store } from "../store/store";
import { TokenField } from "../save/token-field";

/** What is shown: a message, the offer of a draft, or the editor. */
type Phase =
  | { readonly kind: "starting"; readonly status: string }
  | { readonly kind: "failed"; readonly error: unknown }
  | {
      readonly kind: "offer";
      readonly open: OpenContent;
      readonly draft: Draft;
    }
  | {
      readonly kind: "open";
      readonly open: OpenContent;
      /** The draft to continue with. */
      readonly draft?: Draft | undefined;
    };

const reading: Phase = { kind: "starting", status: "Reading the content…" };

const waiting: Phase = {
  kind: "starting",
  status:
    "The editor is open in another tab or window. Continue there, or close it to open the editor here.",
};

/** Reads the content and its draft, if there is one. */
async function start(store: Store, onWait: () => void): Promise<Phase> {
  const open = await store.open();
  await becomeOnlyTab(open.name, onWait);
  const draft = await readDraft(open.name);
  return draft ? { kind: "offer", open, draft } : { kind: "open", open };
}

/** Reads the content, offers a draft if there is one, and opens the editor. */
function Start({ store }: { readonly store: Store }) {
  const [phase, setPhase] = useState<Phase>(reading);
  const isToRead = phase === reading;
  useEffect(() => {
    if (!isToRead) return;
    start(store, () => setPhase(waiting)).then(setPhase, (error: unknown) =>
      setPhase({ kind: "failed", error }),
    );
  }, [store, isToRead]);
  switch (phase.kind) {
    case "starting":
      return (
        <FirstPage>
          <p role="status">{phase.status}</p>
        </FirstPage>
      );
    case "failed": {
      const { error } = phase;
      const isFinal = error instanceof Refused && error.isFinal;
      return (
        // A new element: screen readers announce an alert that appears, not a
        // status that becomes one.
        <FirstPage key="failed">
          <p role="alert">{String(error)}</p>
          {!isFinal && (
            <form
              id="retry"
              onSubmit={(event) => {
                event.preventDefault();
                setPhase(reading);
              }}
            >
              {store.account && <TokenField account={store.account} />}
            </form>
          )}
          <Row>
            {!isFinal && (
              <MainButton
                type="submit"
                form="retry"
                // eslint-disable-next-line jsx-a11y/no-autofocus -- it had the focus before it was clicked
                autoFocus
              >
                Try again
              </MainButton>
            )}
            {/* What was to be reviewed may be merged, or never have existed. */}
            {location.search && <a href="./">Edit the site instead</a>}
          </Row>
        </FirstPage>
      );
    }
    case "offer": {
      const { open, draft } = phase;
      return (
        <DraftOffer
          draft={draft}
          onAnswer={(isKept) => {
            if (!isKept) void forgetDraft(open.name);
            setPhase({ kind: "open", open, draft: isKept ? draft : undefined });
          }}
        />
      );
    }
    case "open":
      return <Editor store={store} open={phase.open} draft={phase.draft} />;
  }
}

/**
 * Starts the editor in the page's `#editor`, with the content of a store. In a
 * worker, which runs the same script, starts the check instead.
 */
export function startEditor(store: Store) {
  if (isWorker) {
    answerChecks();
    return;
  }
  const container = document.getElementById("editor");
  if (!container) return;
  const onUncaughtError = (error: unknown) => {
    const words = document.createElement("p");
    words.role = "alert";
    words.textContent = `This is a bug in the editor, not your mistake: ${String(error)}. What you wrote is kept in this browser. Open this page again; if that doesn’t help, show this message to your developer.`;
    container.replaceChildren(words);
  };
  refuseDrops(document);
  createRoot(container, { onUncaughtError }).render(
    <>
      <GlobalStyle />
      <FontFaces />
      <Start store={store} />
    </>,
  );
}
